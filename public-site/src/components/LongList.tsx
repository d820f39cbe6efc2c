import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { Button } from './Button'
import styles from './LongList.module.css'

const step = 12

interface LongListProps<Item> {
  /** What the items are called, and the query parameter that keeps how many are shown. */
  name: string
  items: readonly Item[]
  /** Shows them in their order, each as an article with a link. */
  children: (shown: readonly Item[]) => ReactNode
}

/**
 * The first twelve items of a list, and more on request. The URL is replaced without the router:
 * nothing but this list depends on it, and the place in the history keeps how far it was scrolled.
 */
export function LongList<Item>({ name, items, children }: LongListProps<Item>) {
  const [requestedCount, setRequestedCount] = useState(0)
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef(0)
  const search = useHydrated() ? location.search : ''
  const count = Math.max(step, requestedCount, Number(new URLSearchParams(search).get(name)) || 0)
  const shown = items.slice(0, count)

  useEffect(() => {
    if (!firstNew.current || shown.length <= firstNew.current) return
    list.current?.querySelectorAll<HTMLElement>('article a')[firstNew.current]?.focus()
    firstNew.current = 0
  }, [shown.length])

  function showMore() {
    const url = new URL(location.href)
    url.searchParams.set(name, String(count + step))
    history.replaceState(history.state, '', url)
    firstNew.current = count
    setRequestedCount(count + step)
  }

  return (
    <div ref={list}>
      {children(shown)}
      {items.length > step && (
        <div className={styles.more}>
          <p aria-live="polite">
            {shown.length} of {items.length} {name} shown
          </p>
          {shown.length < items.length && (
            <Button variant="outline" onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
