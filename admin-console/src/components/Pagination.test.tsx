import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { userEvent as pointer } from 'vitest/browser'
import { Pagination } from './Pagination'

function Pages({ count, from = 1 }: { count: number; from?: number }) {
  const [page, setPage] = useState(from)
  return <Pagination of="fairs" page={page} total={10 * count - 3} size={10} onPage={setPage} />
}

function open(count: number, from?: number) {
  render(<Pages count={count} from={from} />)
  return userEvent.setup({ delay: null })
}

const pages = () => screen.getByRole('navigation', { name: 'Pages of fairs' })
const button = (name: string) => within(pages()).getByRole('button', { name })
/** "•••" for the buttons that skip pages. */
const shown = () =>
  within(pages())
    .getAllByRole('button')
    .slice(1, -1)
    .map(({ textContent }) => textContent || '•••')
    .join(' ')

test('what a page shows of how many is said', () => {
  open(21, 21)
  expect(pages()).toHaveTextContent('201–207 of 207')
})

test('a list of one page has no page numbers', () => {
  open(1)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test.each([
  [2, 1, '1 2', '1 2'],
  [7, 4, '1 2 3 4 5 6 7', '1 ••• 4 ••• 7'],
  [8, 1, '1 2 3 4 5 ••• 8', '1 2 3 ••• 8'],
  [21, 4, '1 2 3 4 5 ••• 21', '1 ••• 4 ••• 21'],
  [21, 5, '1 ••• 4 5 6 ••• 21', '1 ••• 5 ••• 21'],
  [21, 17, '1 ••• 16 17 18 ••• 21', '1 ••• 17 ••• 21'],
  [21, 18, '1 ••• 17 18 19 20 21', '1 ••• 18 ••• 21'],
  [21, 21, '1 ••• 17 18 19 20 21', '1 ••• 19 20 21'],
])(
  'of %i pages, around page %i, these are shown: %s; on a phone %s',
  async (count, page, wide, phone) => {
    open(count, page)
    expect(shown()).toBe(wide)
    expect(button(`Page ${page}`)).toHaveAttribute('aria-current', 'page')
    expect(pages().querySelectorAll('[aria-current]')).toHaveLength(1)
    await setViewportWidth(360)
    expect(shown()).toBe(phone)
  },
)

test('on a phone the pages of a long list stand in one line, each a thumb’s size', async () => {
  await setViewportWidth(360)
  for (const page of [1, 4, 11, 21]) {
    const { unmount } = render(
      <div style={{ width: 328 }}>
        <Pages count={21} from={page} />
      </div>,
    )
    const boxes = within(pages())
      .getAllByRole('button')
      .map((each) => each.getBoundingClientRect())
    for (const { top, width, height } of boxes) {
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
      expect(top, `page ${page}`).toBe(boxes[0]?.top)
    }
    unmount()
  }
})

test('what was pressed keeps the focus; where it ends, the current page gets it', async () => {
  const user = open(9)
  await user.click(button('Page 5'))
  expect(button('Page 5')).toHaveFocus()
  await user.click(button('Previous page'))
  expect(button('Previous page')).toHaveFocus()
  await user.click(button('Page 8'))
  // It skipped the pages that are shown now.
  expect(button('Page 8')).toHaveFocus()
  await user.click(button('Next page'))
  expect(button('Next page')).toBeDisabled()
  expect(button('Page 9')).toHaveFocus()
  await user.click(button('Page 1'))
  expect(button('Page 1')).toHaveFocus()
})

test('under the pointer an arrow is tinted, unless it leads nowhere', async () => {
  open(2)
  const background = (name: string) => getComputedStyle(button(name)).backgroundColor
  const plain = background('Next page')
  await pointer.hover(button('Next page'))
  await expect.poll(() => background('Next page')).not.toBe(plain)
  await pointer.hover(button('Previous page'))
  await expect.poll(() => button('Previous page').matches(':hover')).toBe(true)
  expect(background('Previous page')).toBe(plain)
  await pointer.unhover(button('Previous page'))
})

test('over the pages left out, five pages are taken at once', async () => {
  const user = open(100)
  await user.click(button('Page 6'))
  await user.keyboard('{Enter}')
  expect(button('Page 11')).toHaveAttribute('aria-current', 'page')
  expect(button('Page 16')).toHaveFocus()
})

test('the page is said when it changes, and not when the list does', async () => {
  const user = userEvent.setup({ delay: null })
  const { rerender } = render(
    <Pagination of="fairs" page={1} total={30} size={10} onPage={() => {}} />,
  )
  const status = within(pages()).getByRole('status')
  rerender(<Pagination of="fairs" page={2} total={30} size={10} onPage={() => {}} />)
  expect(status).toHaveTextContent('Page 2 of 3')
  // A search says itself what it has found.
  rerender(<Pagination of="fairs" page={1} total={20} size={10} onPage={() => {}} />)
  expect(status).not.toBeInTheDocument()
  await user.tab()
  expect(button('Page 1')).toHaveFocus()
})
