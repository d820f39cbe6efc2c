import { Tabs, type TabsProps } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './ScrollingTabs.module.css'

/** Tabs in one line, which scrolls sideways where there is no room for all of them. */
export function ScrollingTabs(props: Omit<TabsProps, 'className'>) {
  const tabs = useRef<HTMLDivElement>(null)
  const { activeKey } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is active
  useEffect(() => {
    const active = tabs.current?.querySelector<HTMLElement>('.ant-tabs-tab-active')
    const line = active?.closest('.ant-tabs-nav-wrap')
    // Not by scrollIntoView, which would scroll the page as well.
    if (!active || !line) return
    const end = active.offsetLeft + active.offsetWidth
    line.scrollLeft = Math.max(end - line.clientWidth, Math.min(line.scrollLeft, active.offsetLeft))
  }, [activeKey])

  return (
    <div ref={tabs}>
      <Tabs className={styles.tabs} {...props} />
    </div>
  )
}
