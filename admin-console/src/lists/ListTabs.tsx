import type { ReactNode } from 'react'
import { formatNumber } from 'shared/format/number'
import { ScrollingTabs } from '../components/ScrollingTabs'
import styles from './ListTabs.module.css'

interface ListTabsProps {
  tabs: readonly {
    key: string
    label: string
    /** The number of items in the tab, regardless of the search; `undefined` until it is known. */
    count: number | undefined
    children: ReactNode
  }[]
  active: string
  onChange: (key: string) => void
}

export function ListTabs({ tabs, active, onChange }: ListTabsProps) {
  return (
    <ScrollingTabs
      activeKey={active}
      onChange={onChange}
      destroyOnHidden
      items={tabs.map(({ key, label, count, children }) => ({
        key,
        children,
        label: (
          <>
            {label}{' '}
            <span className={styles.count}>{count !== undefined && formatNumber(count)}</span>
          </>
        ),
      }))}
    />
  )
}
