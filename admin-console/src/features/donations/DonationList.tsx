import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { formatNumber } from 'shared/format/number'
import { SearchField } from '../../lists/SearchField'
import { useListUrl } from '../../lists/useListUrl'
import { useAppSelector } from '../../state/hooks'
import { DonationExport } from './DonationExport'
import styles from './DonationList.module.css'
import { DonationResults } from './DonationResults'
import { type DonationView, selectTabDonations } from './donationOrder'
import { filterDonations } from './donationSearch'
import { donationTabKeys } from './donationTabs'

const toFirstPage = (view: DonationView) => (view.page === 1 ? view : { ...view, page: 1 })

/** All donations, with search, export, tabs and sorting. */
export function DonationList({ onRecord }: { onRecord: () => void }) {
  const { tab, selectTab, search, searchFor } = useListUrl(donationTabKeys, 'all')
  const [view, setView] = useState<DonationView>({ page: 1 })
  // The input updates immediately, the results with lower priority.
  const deferredSearch = useDeferredValue(search)
  const inTab = useAppSelector((state) => selectTabDonations(state, view.order, tab))
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

  return (
    <div className={styles.list}>
      <div className={styles.controls}>
        <SearchField
          label="Search donors or campaigns"
          value={search}
          found={
            deferredSearch.trim() &&
            `${formatNumber(found.length)} of ${formatNumber(inTab.length)} found`
          }
          onChange={searchAll}
        />
        <DonationExport donations={found} />
      </div>
      <DonationResults
        tab={tab}
        onTab={changeTab}
        inTab={inTab}
        found={found}
        search={deferredSearch}
        onSearch={searchAll}
        view={view}
        onRecord={onRecord}
        onView={setView}
      />
    </div>
  )
}
