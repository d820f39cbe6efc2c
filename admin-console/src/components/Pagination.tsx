import { useLayoutEffect, useRef } from 'react'
import { useMediaQuery } from 'shared/browser/useMediaQuery'
import { formatNumber } from 'shared/format/number'
import styles from './Pagination.module.css'
import { VisuallyHidden } from './VisuallyHidden'

/** Too narrow to show the pages beside the current one in one line. In em, as large text needs more room. */
const narrow = '(max-width: 35.99em)'

interface PaginationProps {
  /** What is on the pages; completes the accessible name. */
  of: string
  /** Starts at 1. */
  page: number
  /** How many items there are on all pages, and on each. */
  total: number
  size: number
  onPage: (page: number) => void
}

/**
 * The first, the last and the current page with those beside it. A gap leads five pages back or on.
 * Its parent is that of the rows.
 */
export function Pagination({ of, page, total, size, onPage }: PaginationProps) {
  const pageCount = Math.ceil(total / size)
  const beside = useMediaQuery(narrow) ? 0 : 1
  const nav = useRef<HTMLElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons are those of another page
  useLayoutEffect(() => {
    const button = pressed.current
    pressed.current = null
    const { activeElement, body } = document
    const list = nav.current?.parentElement
    if (!button || !list || (activeElement !== body && activeElement !== button)) return
    const rows = list.querySelector<HTMLElement>('tbody, ul, ol')
    if (rows && list.getBoundingClientRect().top < 0) {
      // A new page is read from its first row, where the focus is moved so that it stays in sight.
      list.scrollIntoView()
      rows.tabIndex = -1
      rows.ariaLabel ??= of
      rows.focus({ preventScroll: true })
    } else if (button.disabled || !button.isConnected) {
      // The last page has no next one, and a button that skipped pages may be gone.
      list.querySelector<HTMLElement>('[aria-current]')?.focus({ preventScroll: true })
    }
  }, [page])

  if (pageCount <= 1) return null
  // Near either end more of its pages are shown, so that no button moves from under a finger.
  const middle = Math.min(Math.max(page, beside + 3), pageCount - beside - 2)
  const first = middle - beside > 3 ? middle - beside : 1
  const last = middle + beside < pageCount - 2 ? middle + beside : pageCount
  const numbers = Array.from({ length: last - first + 1 }, (_, index) => ({ to: first + index }))
  const buttons: { to: number; mark?: string; name?: string }[] = [
    { to: page - 1, mark: 'previous', name: 'Previous page' },
    ...(first > 1 ? [{ to: 1 }, { to: Math.max(2, page - 5), mark: 'before' }] : []),
    ...numbers,
    ...(last < pageCount
      ? [{ to: Math.min(pageCount - 1, page + 5), mark: 'after' }, { to: pageCount }]
      : []),
    { to: page + 1, mark: 'next', name: 'Next page' },
  ]

  return (
    <nav ref={nav} className={styles.pages} aria-label={`Pages of ${of}`}>
      <span className={styles.total}>
        {formatNumber((page - 1) * size + 1)}–{formatNumber(Math.min(page * size, total))} of{' '}
        {formatNumber(total)}
      </span>
      {buttons.map(({ to, mark, name = `Page ${to}` }) => (
        <button
          key={mark ?? to}
          type="button"
          aria-label={name}
          aria-current={to === page ? 'page' : undefined}
          title={mark && name}
          data-mark={mark}
          disabled={to < 1 || to > pageCount}
          onClick={({ currentTarget }) => {
            pressed.current = currentTarget
            if (to !== page) onPage(to)
          }}
        >
          {!mark && to}
        </button>
      ))}
      {/* A new element for another list, so that only another page of the same one is announced. */}
      <VisuallyHidden key={pageCount} role="status">
        Page {page} of {pageCount}
      </VisuallyHidden>
    </nav>
  )
}
