import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from 'shared/format/number'
import { useAppSelector } from '../../app/hooks'
import { SearchField } from '../../lists/SearchField'
import styles from './DonationList.module.css'
import { DonationResults, type ListView } from './DonationResults'
import { selectTabDonations } from './donationOrder'
import { filterDonations } from './donationSearch'

/** All donations, with search, tabs, sorting and export. */
export function DonationList() {
  const [search, setSearch] = useState('')
  const [view, setView] = useState<ListView>({ tab: 'all', page: 1 })
  // The input updates immediately, the results with lower priority.
  const deferredSearch = useDeferredValue(search)
  const inTab = useAppSelector((state) => selectTabDonations(state, view.order, view.tab))
  const found = useMemo(() => filterDonations(inTab, deferredSearch), [inTab, deferredSearch])

  const searchFor = useCallback((text: string) => {
    setSearch(text)
    setView((current) => (current.page === 1 ? current : { ...current, page: 1 }))
  }, [])

  return (
    <div className={styles.list}>
      <div className={styles.search}>
        <SearchField label="Search donors or campaigns" value={search} onChange={searchFor} />
        <p role="status">
          {deferredSearch.trim() &&
            `${formatNumber(found.length)} of ${formatNumber(inTab.length)} found`}
        </p>
      </div>
      <DonationResults
        inTab={inTab}
        found={found}
        search={deferredSearch}
        onSearch={searchFor}
        view={view}
        onView={setView}
      />
    </div>
  )
}
