import { Button } from 'antd'
import { lazy, memo, Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { DonationRecord } from 'shared/entities/donationRecord'
import { formatNumber } from 'shared/format/number'
import { EmptyState } from '../../components/EmptyState'
import { ExportButton } from '../../components/ExportButton'
import { NoResults } from '../../components/NoResults'
import { Select } from '../../components/Select'
import { TitledSection } from '../../components/TitledSection'
import { usePreload } from '../../components/usePreload'
import { saveCsv } from '../../format/saveCsv'
import { ListTable } from '../../lists/ListTable'
import { ListTabs } from '../../lists/ListTabs'
import { type ListColumn, type ListView, pageSize, sortRows } from '../../lists/listColumns'
import listStyles from '../../lists/SearchableTabs.module.css'
import { SearchField } from '../../lists/SearchField'
import { useSavedItem } from '../../lists/savedItem'
import { useListUrl } from '../../lists/useListUrl'
import { useAppSelector } from '../../state/hooks'
import styles from './DonationList.module.css'
import { donationColumns } from './donationColumns'
import {
  anyYear,
  type DonationTabKey,
  donationsOfYear,
  donationTabKeys,
  donationTabs,
  filterDonations,
  yearsOf,
} from './donationFilter'
import { donationsCsv } from './donationsCsv'
import { inListOrder, selectDonations } from './donationsSlice'

const loadDrawer = () => import('./DonationDrawer')
const DonationDrawer = lazy(async () => ({ default: (await loadDrawer()).DonationDrawer }))

const toFirstPage = (view: ListView) => (view.page === 1 ? view : { ...view, page: 1 })

interface DonationListProps {
  onRecord: () => void
  onEdit: (donation: DonationRecord) => void
}

export function DonationList({ onRecord, onEdit }: DonationListProps) {
  usePreload(loadDrawer)
  const stored = useAppSelector(selectDonations)
  const donations = useMemo(() => inListOrder(stored), [stored])
  const { tab, selectTab, search, searchFor } = useListUrl(donationTabKeys, 'all')
  const [year, setYear] = useState(anyYear)
  const [view, setView] = useState<ListView>({ page: 1 })
  /** Kept while the drawer slides out. */
  const [opened, setOpened] = useState<{ id: number; open: boolean }>()
  const current = donations.find(({ id }) => id === opened?.id)
  const columns = useMemo(() => donationColumns(({ id }) => setOpened({ id, open: true })), [])
  // The input updates immediately, the results with lower priority.
  const deferredSearch = useDeferredValue(search)
  // Without an order, the newest is on top.
  const { order } = view
  const sorted = useMemo(() => sortRows(donations, columns, order), [donations, columns, order])
  const years = useMemo(() => yearsOf(donations), [donations])
  const inYear = useMemo(() => donationsOfYear(sorted, year), [sorted, year])
  const inTab = useMemo(() => inYear.filter(donationTabs[tab].includes), [inYear, tab])
  const found = useMemo(() => filterDonations(inTab, deferredSearch), [inTab, deferredSearch])

  const searchAll = useCallback(
    (text: string) => {
      searchFor(text)
      setView(toFirstPage)
    },
    [searchFor],
  )
  const changeTab = useCallback(
    (key: string) => {
      selectTab(key)
      setView(toFirstPage)
    },
    [selectTab],
  )

  useSavedItem((id) => {
    const saved = donations.filter((donation) => donation.id === id)
    if (!saved.some(donationTabs[tab].includes)) changeTab('all')
    if (donationsOfYear(saved, year).length === 0) setYear(anyYear)
    if (filterDonations(saved, search).length === 0) searchAll('')
    const index = found.findIndex((donation) => donation.id === id)
    setView({ ...view, page: Math.max(0, Math.floor(index / pageSize)) + 1 })
  })

  return (
    <div className={listStyles.list}>
      <div className={listStyles.controls}>
        <SearchField
          label="Search donors or campaigns"
          value={search}
          found={
            deferredSearch.trim() &&
            `${formatNumber(found.length)} of ${formatNumber(inTab.length)} found`
          }
          onChange={searchAll}
        />
        {years.length > 1 && (
          <Select
            aria-label="Year"
            value={year}
            options={[
              { value: anyYear, label: 'Any year' },
              ...years.map((value) => ({ value, label: value })),
            ]}
            onChange={(chosen) => {
              setYear(chosen)
              setView(toFirstPage)
            }}
          />
        )}
        <ExportSection donations={found} />
      </div>
      <Results
        donations={inYear}
        tab={tab}
        onTab={changeTab}
        found={found}
        columns={columns}
        search={deferredSearch}
        onSearch={searchAll}
        view={view}
        onView={setView}
        onRecord={onRecord}
      />
      <Suspense>
        {current && opened && (
          <DonationDrawer
            donation={current}
            open={opened.open}
            onClose={() => setOpened({ ...opened, open: false })}
            onEdit={() => onEdit(current)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Exports what the list below it shows: the current tab, search, year and order. */
const ExportSection = ({ donations }: { donations: readonly DonationRecord[] }) => (
  <TitledSection className={styles.export} title="Export Data">
    <ExportButton
      count={donations.length}
      onExport={() => saveCsv('donations', donationsCsv(donations))}
    />
  </TitledSection>
)

interface ResultsProps {
  /** Of the chosen year. */
  donations: readonly DonationRecord[]
  tab: DonationTabKey
  onTab: (tab: string) => void
  found: readonly DonationRecord[]
  columns: readonly ListColumn<DonationRecord>[]
  search: string
  onSearch: (search: string) => void
  view: ListView
  onView: (view: ListView) => void
  onRecord: () => void
}

/** The tabs with the search results. Memoized, so that typing alone does not render them. */
const Results = memo(function Results(props: ResultsProps) {
  const { donations, tab, onTab, found, columns, search, onSearch, view, onView, onRecord } = props
  const { label, emptyText, includes } = donationTabs[tab]

  const content = !donations.some(includes) ? (
    <EmptyState
      icon="gift"
      text={emptyText}
      action={
        tab === 'all' ? (
          <Button onClick={onRecord}>Record a donation</Button>
        ) : (
          <Button onClick={() => onTab('all')}>Show all donations</Button>
        )
      }
    />
  ) : found.length === 0 ? (
    <NoResults noun="donation" search={search} onClear={() => onSearch('')} />
  ) : (
    // With another search, another table: no row slides to another place when the answer comes late.
    <ListTable
      key={search}
      label={label}
      rows={found}
      columns={columns}
      ownOrder="Newest first"
      view={view}
      onView={onView}
    />
  )

  return (
    <ListTabs
      active={tab}
      onChange={onTab}
      tabs={donationTabKeys.map((key) => ({
        key,
        label: donationTabs[key].label,
        count: donations.filter(donationTabs[key].includes).length,
        children: key === tab && content,
      }))}
    />
  )
})
