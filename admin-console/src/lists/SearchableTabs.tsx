import { Button } from 'antd'
import type { ReactNode } from 'react'
import { formatNumber } from 'shared/format/number'
import { EmptyState } from '../components/EmptyState'
import type { IconName } from '../components/Icon'
import { NoResults } from '../components/NoResults'
import { ListSearch } from './ListTable'
import { ListTabs } from './ListTabs'
import styles from './SearchableTabs.module.css'
import { SearchField } from './SearchField'
import { useSavedItem } from './savedItem'
import { useListUrl } from './useListUrl'

interface Tab<Item> {
  key: string
  label: string
  items: readonly Item[]
  emptyText: string
  /** Whether it is there only while it has items. The selected tab stays: no other row slides under the pointer. */
  hiddenIfEmpty?: boolean
  /** Whether the preview shows other items than this tab. */
  withoutPreview?: boolean
}

interface SearchableTabsProps<Item> {
  noun: string
  plural: string
  icon: IconName
  /** The first that is not hidden is selected, unless the URL asks for another. */
  tabs: readonly [Tab<Item>, ...Tab<Item>[]]
  matches: (item: Item, search: string) => boolean
  addAction: { label: string; run: () => void }
  controls?: ReactNode
  /** Items as visitors see them, below a list that no search narrows. */
  preview?: ReactNode
  /** Renders the search results of one tab; `label` is the tab's. */
  children: (found: readonly Item[], label: string) => ReactNode
}

/** A searchable list in tabs, each with its number of items. */
export function SearchableTabs<Item extends { id: number }>(props: SearchableTabsProps<Item>) {
  const { noun, plural, icon, tabs, matches, addAction, controls, preview, children } = props
  const keys = tabs.map(({ key }) => key)
  const isThere = ({ items, hiddenIfEmpty }: Tab<Item>) => !hiddenIfEmpty || items.length > 0
  const initial = tabs.find(isThere) ?? tabs[0]
  const { tab, selectTab, search, searchFor } = useListUrl(keys, initial.key)

  const { items, label, emptyText, withoutPreview } = tabs.find(({ key }) => key === tab) ?? initial
  const isSearched = search.trim() !== ''
  const found = isSearched ? items.filter((item) => matches(item, search)) : items

  useSavedItem((id) => {
    const isSaved = (item: Item) => item.id === id
    const home = items.some(isSaved) ? undefined : tabs.find((one) => one.items.some(isSaved))
    if (home) selectTab(home.key)
    if (
      isSearched &&
      !(home?.items ?? found).some((item) => isSaved(item) && matches(item, search))
    )
      searchFor('')
  })

  /** The first other tab with something that matches. */
  function elsewhere() {
    const counts = tabs.map(({ key, label, items }) => {
      return { key, label, count: items.filter((item) => matches(item, search)).length }
    })
    const other = counts.find(({ count }) => count > 0)
    return (
      other && (
        <Button onClick={() => selectTab(other.key)}>
          Show {formatNumber(other.count)} under {other.label}
        </Button>
      )
    )
  }

  function content() {
    if (isSearched && found.length === 0) {
      const clear = () => searchFor('')
      return <NoResults noun={noun} search={search} onClear={clear} elsewhere={elsewhere()} />
    }
    if (items.length === 0) {
      const add = <Button onClick={addAction.run}>{addAction.label}</Button>
      return <EmptyState icon={icon} text={emptyText} action={add} />
    }
    return <ListSearch value={search}>{children(found, label)}</ListSearch>
  }

  return (
    <>
      <div className={styles.list}>
        <div className={styles.controls}>
          <SearchField
            label={`Search ${plural}`}
            value={search}
            found={
              isSearched
                ? `${formatNumber(found.length)} of ${formatNumber(items.length)} found`
                : undefined
            }
            onChange={searchFor}
          />
          {controls}
        </div>
        <ListTabs
          active={tab}
          onChange={selectTab}
          tabs={tabs
            .filter((one) => isThere(one) || one.key === tab)
            .map(({ key, label, items }) => ({
              key,
              label,
              count: items.length,
              children: key === tab && content(),
            }))}
        />
      </div>
      {!isSearched && !withoutPreview && preview}
    </>
  )
}
