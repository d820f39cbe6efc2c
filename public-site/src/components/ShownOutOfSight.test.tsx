import { render, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShownOutOfSight } from './ShownOutOfSight'

const Page = ({ came, heightBelow }: { came: boolean; heightBelow: string }) => (
  <div style={{ paddingTop: '300vh', paddingBottom: heightBelow }}>
    {came && <ShownOutOfSight>What comes late</ShownOutOfSight>}
    <p>Read here</p>
  </div>
)

const top = () => screen.getByText('Read here').getBoundingClientRect().top

/**
 * Lets the late content come while the visitor's text is this far below the top of the screen, or as near
 * to that as the page can scroll.
 */
async function readAt(topPx: number, heightBelow = '300vh') {
  const { rerender } = render(<Page came={false} heightBelow={heightBelow} />)
  const scrolled = new Promise((resolve) => addEventListener('scroll', resolve, { once: true }))
  scrollBy({ top: top() - topPx, behavior: 'instant' })
  await scrolled
  const before = top()
  rerender(<Page came heightBelow={heightBelow} />)
  return { late: screen.getByText('What comes late'), before }
}

test('what comes where a visitor is reading shows once that is out of sight below', async () => {
  const { late, before } = await readAt(innerHeight / 2)
  expect(late).not.toBeVisible()
  expect(top()).toBe(before)
  scrollTo({ top: 0, behavior: 'instant' })
  await waitFor(() => expect(late).toBeVisible())
})

test.each([
  ['above what a visitor reads', -1, '300vh'],
  ['at the end of the page', 0, '10vh'],
])('what comes %s shows at once', async (_, topPx, heightBelow) => {
  const { late } = await readAt(topPx, heightBelow)
  expect(late).toBeVisible()
})
