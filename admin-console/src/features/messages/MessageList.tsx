import { useState } from 'react'
import type { MessageState } from 'shared/backend/messages'
import { formatNumber } from 'shared/format/number'
import { administration } from '../../backend/administration'
import { backendTexts } from '../../backend/backendTexts.content'
import { useQuery } from '../../backend/useQuery'
import { useDebounced } from '../../forms/useDebounced'
import { ListTabs } from '../../lists/ListTabs'
import { pageSize } from '../../lists/listColumns'
import listStyles from '../../lists/SearchableTabs.module.css'
import { SearchField } from '../../lists/SearchField'
import { useListUrl } from '../../lists/useListUrl'
import { MessageResults } from './MessageResults'
import { stateLabels } from './message'

const allKey = 'all'
const states = ['waiting', 'sent', 'failed', 'skipped'] as const
const tabs = [
  { key: allKey, label: 'All' },
  ...states.map((state) => ({ key: state, label: stateLabels[state] })),
]
const tabKeys = tabs.map(({ key }) => key)

export function MessageList() {
  const { messages } = administration()
  const { tab, selectTab, search: typed, searchFor } = useListUrl(tabKeys, allKey)
  const search = useDebounced(typed)
  const key = JSON.stringify([tab, search])
  // Another tab or search begins at its first page.
  const [chosen, setChosen] = useState({ key, page: 1 })
  const page = chosen.key === key ? chosen.page : 1
  const state = tab === allKey ? undefined : (tab as MessageState)
  const query = useQuery(
    `${key} ${page}`,
    async () => ({ ...(await messages.list({ state, search }, page, pageSize)), filterKey: key }),
    tab,
  )
  const counts = useQuery('message counts', messages.mailer ? countMessages : null)
  const { data, failure } = query
  const found = search.trim() && data && !failure ? `${formatNumber(data.total)} found` : undefined
  const label = tabs.find((one) => one.key === tab)?.label ?? ''
  const results = (
    <MessageResults
      query={query}
      label={label}
      emptyText={state ? `No messages under “${label}”.` : backendTexts().noMessages}
      search={search}
      onPage={(next) => setChosen({ key, page: next })}
      onClear={() => searchFor('')}
      onRefresh={() => {
        query.refresh()
        counts.refresh()
      }}
    />
  )
  return (
    <div className={listStyles.list}>
      <SearchField label="Search messages" value={typed} found={found} onChange={searchFor} />
      {messages.mailer ? (
        <ListTabs
          active={tab}
          onChange={selectTab}
          tabs={tabs.map(({ key, label }) => ({
            key,
            label,
            count: counts.data?.get(key),
            children: key === tab && results,
          }))}
        />
      ) : (
        results
      )}
    </div>
  )
}

/** How many messages are in each state, whatever the search. */
async function countMessages() {
  const { list } = administration().messages
  const pages = await Promise.all(states.map((state) => list({ state }, 1, 1)))
  const all = pages.reduce((sum, { total }) => sum + total, 0)
  const counts = states.map((state, index) => [state, pages[index]?.total] as const)
  return new Map<string, number | undefined>([[allKey, all], ...counts])
}
