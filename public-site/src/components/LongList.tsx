import { type ReactNode, useEffect, useRef } from 'react'
import { earlyPress } from '../browser/earlyPress'
import { useQueryParameter } from '../browser/useQueryParameter'
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

/** The first twelve items of a list, and more on request. */
export function LongList<Item>({ name, items, children }: LongListProps<Item>) {
  const [requestedCount, request] = useQueryParameter(name, String(step))
  const list = useRef<HTMLDivElement>(null)
  const firstNew = useRef(0)
  const count = Math.max(step, Number(requestedCount) || 0)
  const shown = items.slice(0, count)

  useEffect(() => {
    if (!firstNew.current || shown.length <= firstNew.current) return
    list.current?.querySelectorAll<HTMLElement>('article a')[firstNew.current]?.focus()
    firstNew.current = 0
  }, [shown.length])

  function showMore() {
    firstNew.current = count
    request(String(count + step))
  }

  return (
    <div ref={list}>
      {children(shown)}
      {items.length > step && (
        <div className={styles.more}>
          {/* A new element for another list, so that only more of the same one is announced. */}
          <p key={items.length} role="status">
            {shown.length} of {items.length} {name} shown
          </p>
          {shown.length < items.length && (
            <Button variant="outline" {...earlyPress} onClick={showMore}>
              Show more
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
