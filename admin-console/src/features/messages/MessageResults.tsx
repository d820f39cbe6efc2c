import { lazy, Suspense, useState } from 'react'
import type { Page } from 'shared/backend/administration'
import type { Message } from 'shared/backend/messages'
import { QueryFailure, QueryLoading } from '../../backend/QueryStatus'
import type { Query } from '../../backend/useQuery'
import { EmptyState } from '../../components/EmptyState'
import { NoResults } from '../../components/NoResults'
import { usePreload } from '../../components/usePreload'
import { ListTable } from '../../lists/ListTable'
import { messageColumns } from './messageColumns'

const loadDialogs = () => import('./messageDialogs')
const MessageDrawer = lazy(async () => ({ default: (await loadDialogs()).MessageDrawer }))

interface MessageResultsProps {
  query: Query<Page<Message> & { filterKey: string }>
  /** Of the tab. */
  label: string
  /** Said while it has no messages. */
  emptyText: string
  search: string
  onPage: (page: number) => void
  onClear: () => void
  onRefresh: () => void
}

/** The messages of one tab, or why there are none. */
export function MessageResults(props: MessageResultsProps) {
  const { query, label, emptyText, search, onPage, onClear, onRefresh } = props
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<Message>()
  const [isOpen, setIsOpen] = useState(false)
  const { data } = query
  usePreload(loadDialogs, Boolean(data))
  const columns = messageColumns((message) => {
    setOpened(message)
    setIsOpen(true)
  })
  const current = data?.rows.find(({ id }) => id === opened?.id) ?? opened
  return (
    <div aria-busy={query.loading}>
      {/* It asks for the counts of the tabs again, too. */}
      <QueryFailure query={{ ...query, refresh: onRefresh }} />
      {!data && query.loading && <QueryLoading>Loading the messages…</QueryLoading>}
      {data?.total === 0 &&
        (search.trim() ? (
          <NoResults noun="message" search={search} onClear={onClear} />
        ) : (
          <EmptyState icon="inbox" text={emptyText} />
        ))}
      {data && data.total > 0 && (
        <ListTable
          // With another filter, another table: no row slides to another place when the answer comes.
          key={data.filterKey}
          label={label}
          rows={data.rows}
          total={data.total}
          columns={columns}
          view={{ page: data.page }}
          onView={({ page }) => onPage(page)}
        />
      )}
      <Suspense>
        {current && (
          <MessageDrawer
            key={current.id}
            message={current}
            open={isOpen}
            onClose={() => setIsOpen(false)}
            onChanged={onRefresh}
          />
        )}
      </Suspense>
    </div>
  )
}
