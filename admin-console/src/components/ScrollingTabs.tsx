import { Tabs, type TabsProps } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './ScrollingTabs.module.css'

/** As wide as what fades at an edge. */
const fadePx = 48

/** Tabs in one line, which scrolls sideways. */
export function ScrollingTabs(props: Omit<TabsProps, 'className'>) {
  const tabs = useRef<HTMLDivElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is active
  useEffect(() => {
    const line = tabs.current?.querySelector<HTMLElement>('.ant-tabs-nav')
    if (!line) return
    line.onscroll = () => noteOthers(line)
    // Counts that come later make tabs wider.
    const sizes = new ResizeObserver(() => {
      showActive(line)
      noteOthers(line)
    })
    for (const part of [line, ...line.children]) sizes.observe(part)
    return () => sizes.disconnect()
  }, [props.activeKey])

  useEffect(() => {
    // Ant Design makes it a tab stop. It does not scroll: there is nothing to do with it.
    tabs.current?.querySelector('[role="tabpanel"][tabindex="0"]')?.removeAttribute('tabindex')
  })

  return (
    <div ref={tabs}>
      <Tabs className={styles.tabs} {...props} />
    </div>
  )
}

/** Says on which sides of a line more of it can be scrolled to. */
function noteOthers(line: Element) {
  line.toggleAttribute('data-before', line.scrollLeft > 1)
  line.toggleAttribute('data-after', line.scrollLeft + line.clientWidth < line.scrollWidth - 1)
}

/** Not by scrollIntoView, which would scroll the page as well. */
function showActive(line: Element) {
  const active = line.querySelector<HTMLElement>('.ant-tabs-tab-active')
  if (!active) return
  const end = active.offsetLeft + active.offsetWidth + fadePx
  line.scrollLeft = Math.max(
    end - line.clientWidth,
    Math.min(line.scrollLeft, active.offsetLeft - fadePx),
  )
}
