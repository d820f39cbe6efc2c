import { Tabs, type TabsProps } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './ScrollingTabs.module.css'

/** As wide as what fades at an edge. */
const fadePx = 48

/** Tabs in one line, which scrolls sideways. */
export function ScrollingTabs(props: Omit<TabsProps, 'className'>) {
  const tabs = useRef<HTMLDivElement>(null)
  const { activeKey } = props

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is active
  useEffect(() => {
    const line = tabs.current?.querySelector('.ant-tabs-nav-wrap')
    if (!line) return
    const noteOthers = () =>
      line.toggleAttribute('data-more', line.scrollLeft + line.clientWidth < line.scrollWidth - 1)
    let scrolled = 0
    const noteScrolled = () => {
      scrolled = line.scrollLeft
    }
    // Ant Design scrolls back to the first tab when one takes the focus: another would be under the pointer.
    const keepScrolled = ({ target }: FocusEvent) => {
      if (!(target instanceof Element && line.contains(target))) return
      line.scrollLeft = scrolled
      if (target.matches(':focus-visible')) show(line, target.closest('.ant-tabs-tab'))
    }
    // Counts that come later make tabs wider.
    const sizes = new ResizeObserver(() => {
      show(line, line.querySelector('.ant-tabs-tab-active'))
      noteOthers()
    })
    for (const part of [line, ...line.children]) sizes.observe(part)
    line.addEventListener('scroll', noteOthers)
    line.addEventListener('pointerdown', noteScrolled)
    document.addEventListener('focusin', keepScrolled)
    return () => {
      sizes.disconnect()
      line.removeEventListener('scroll', noteOthers)
      line.removeEventListener('pointerdown', noteScrolled)
      document.removeEventListener('focusin', keepScrolled)
    }
  }, [activeKey])

  return (
    <div ref={tabs}>
      <Tabs className={styles.tabs} {...props} />
    </div>
  )
}

/** Not by scrollIntoView, which would scroll the page as well. */
function show(line: Element, tab: Element | null) {
  if (!(tab instanceof HTMLElement)) return
  const end = tab.offsetLeft + tab.offsetWidth + fadePx
  line.scrollLeft = Math.max(end - line.clientWidth, Math.min(line.scrollLeft, tab.offsetLeft))
}
