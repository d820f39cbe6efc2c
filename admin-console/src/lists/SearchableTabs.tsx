import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { EmptyState } from '../components/EmptyState'
import type { IconName } from '../components/Icon'
import { ListTabs } from './ListTabs'
import { NoResults } from './NoResults'
import styles from './SearchableTabs.module.css'
import { SearchField } from './SearchField'

interface SearchableTabsProps<Item> {
  /** One of the things in the list, "event". */
  noun: string
  /** All of them, "events". */
  plural: string
  icon: IconName
  tabs: readonly {
    key: string
    label: string
    items: readonly Item[]
    /** What an empty tab says. */
    emptyText: string
  }[]
  matches: (item: Item, search: string) => boolean
  /** What an empty tab offers. */
  addAction: { label: string; run: () => void }
  /** Stands beside the search. */
  controls?: ReactNode
  /** Shows the items found in one tab, under that tab's label. */
  children: (found: readonly Item[], label: string) => ReactNode
}

/** A list in tabs, each with its count, that a search narrows. */
export function SearchableTabs<Item>(props: SearchableTabsProps<Item>) {
  const { noun, plural, icon, tabs, matches, addAction, controls, children } = props
  const [search, setSearch] = useState('')

  const content = (items: readonly Item[], label: string, emptyText: string) => {
    if (items.length === 0) {
      const add = <Button onClick={addAction.run}>{addAction.label}</Button>
      return <EmptyState icon={icon} text={emptyText} action={add} />
    }
    const found = items.filter((item) => matches(item, search))
    if (found.length === 0) {
      return <NoResults noun={noun} search={search} onClear={() => setSearch('')} />
    }
    return children(found, label)
  }

  return (
    <div className={styles.list}>
      <div className={styles.controls}>
        <SearchField label={`Search ${plural}`} value={search} onChange={setSearch} />
        {controls}
      </div>
      <ListTabs
        tabs={tabs.map(({ key, label, items, emptyText }) => ({
          key,
          label,
          count: items.length,
          children: content(items, label, emptyText),
        }))}
      />
    </div>
  )
}
