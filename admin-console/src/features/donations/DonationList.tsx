import { useCallback, useDeferredValue, useState } from 'react'
import { SearchField } from '../../components/SearchField'
import styles from './DonationList.module.css'
import { FoundDonations, type ListView } from './FoundDonations'

/** All donations: searched, in tabs, sorted, and for taking along. */
export function DonationList() {
  const [search, setSearch] = useState('')
  const [view, setView] = useState<ListView>({ tab: 'all', page: 1 })
  // A keystroke is painted at once, what it finds right after it.
  const deferredSearch = useDeferredValue(search)

  const searchFor = useCallback((text: string) => {
    setSearch(text)
    setView((current) => (current.page === 1 ? current : { ...current, page: 1 }))
  }, [])

  return (
    <div className={styles.list}>
      <SearchField label="Search donors or campaigns" value={search} onChange={searchFor} />
      <FoundDonations search={deferredSearch} onSearch={searchFor} view={view} onView={setView} />
    </div>
  )
}
