import { act, fireEvent, render, screen } from '@testing-library/react'
import { showToast as publish, type Toast } from 'shared/toasts'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { Toaster } from './Toaster'

beforeEach(() => {
  vi.useFakeTimers()
  render(<Toaster />)
})

const showToast = (toast: Toast) => act(() => publish(toast))
const titles = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
const pass = (durationMs: number) => act(() => vi.advanceTimersByTime(durationMs))

const undo = { label: 'Undo', run: () => {} }

test('a new toast takes the place of what only told something', () => {
  showToast({ kind: 'destructive', title: 'Login failed' })
  showToast({ kind: 'success', title: 'Success!' })
  expect(titles()).toEqual(['Success!'])
})

test('a toast that offers an action stays beside a new one, and at most two are shown', () => {
  for (const title of ['one', 'two', 'three']) showToast({ kind: 'info', title, action: undo })
  expect(titles()).toEqual(['three', 'two'])
  showToast({ kind: 'success', title: 'Saved' })
  expect(titles()).toEqual(['Saved', 'three'])
})

test('a toast leaves by itself, later when it offers something to do', () => {
  showToast({ kind: 'success', title: 'Saved' })
  pass(6000)
  expect(titles()).toEqual([])
  showToast({ kind: 'info', title: 'Deleted', action: undo })
  pass(11_999)
  expect(titles()).toEqual(['Deleted'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a toast that stays is there until it is dismissed', () => {
  showToast({ kind: 'info', title: 'Offline', stays: true })
  pass(60_000)
  expect(titles()).toEqual(['Offline'])
  fireEvent.click(screen.getByRole('button', { name: 'Close notification' }))
  expect(titles()).toEqual([])
})

test('behind a newer toast, which can hide it, a toast waits and has its time afterwards', () => {
  showToast({ kind: 'destructive', title: 'First deleted', action: undo })
  pass(4000)
  showToast({ kind: 'destructive', title: 'Second deleted', action: undo })
  pass(12_000)
  expect(titles()).toEqual(['First deleted'])
  showToast({ kind: 'info', title: 'Undone' })
  pass(6000)
  expect(titles()).toEqual(['First deleted'])
  pass(11_999)
  expect(titles()).toEqual(['First deleted'])
  pass(1)
  expect(titles()).toEqual([])
})

test('a toast stays while it is pointed at or has the focus', () => {
  showToast({ kind: 'success', title: 'Saved' })
  const close = screen.getByRole('button', { name: 'Close notification' })
  fireEvent.focus(close)
  pass(60_000)
  fireEvent.blur(close)
  pass(5999)
  expect(titles()).toEqual(['Saved'])
  fireEvent.pointerEnter(close.parentElement ?? close)
  pass(60_000)
  expect(titles()).toEqual(['Saved'])
})

test('what it offers waits for whoever is on the way by keyboard, a mere message does not', () => {
  showToast({ kind: 'info', title: 'Deleted', action: undo })
  showToast({ kind: 'success', title: 'Saved' })
  for (let step = 0; step < 3; step++) {
    pass(5000)
    fireEvent.keyDown(document.body, { key: 'Tab' })
  }
  expect(titles()).toEqual(['Deleted'])
  pass(12_000)
  expect(titles()).toEqual([])
})

test('its action is done once, and closes it', () => {
  const run = vi.fn()
  showToast({ kind: 'info', title: 'Deleted', action: { label: 'Undo', run } })
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(run).toHaveBeenCalledOnce()
  expect(titles()).toEqual([])
})

test('a toast that offers something says where it is to whoever only hears it', () => {
  showToast({ kind: 'destructive', title: 'Event deleted', action: undo })
  expect(screen.getByRole('alert')).toHaveTextContent('Event deletedUndo is in Notifications.')
  expect(screen.getByRole('region', { name: 'Notifications' })).toContainElement(
    screen.getByRole('button', { name: 'Undo' }),
  )
})

test('of two toasts the newest is reached first, each button described by its own', () => {
  showToast({ kind: 'destructive', title: 'Program deleted', action: undo })
  showToast({ kind: 'destructive', title: 'Event deleted', description: '“Fair”', action: undo })
  const [undoEvent, undoProgram] = screen.getAllByRole('button', { name: 'Undo' })
  expect(undoEvent).toHaveAccessibleDescription('Event deleted “Fair”')
  expect(undoProgram).toHaveAccessibleDescription('Program deleted')
  const [closeEvent] = screen.getAllByRole('button', { name: 'Close notification' })
  expect(closeEvent).toHaveAccessibleDescription('Event deleted “Fair”')
  // It stands where the eye looks for the newest: after what came before it.
  const topOf = (element?: HTMLElement) => element?.getBoundingClientRect().top ?? Number.NaN
  expect(topOf(undoEvent)).toBeGreaterThan(topOf(undoProgram))
})

const focusOn = (name: string) => screen.getByRole('button', { name }).focus()

const Page = ({ opener, hidden }: { opener?: string; hidden?: boolean }) => (
  <>
    <button type="button">First</button>
    {opener && (
      <button type="button" hidden={hidden}>
        {opener}
      </button>
    )}
    <button type="button">Row</button>
    <button type="button">Last</button>
  </>
)

test('its buttons give the focus back to where it was, not to what was passed on the way', () => {
  render(<Page opener="Delete" />)
  focusOn('Delete')
  showToast({ kind: 'info', title: 'Deleted', action: undo })
  focusOn('Last')
  focusOn('Undo')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus()
})

test.each([
  ['what got it from something that went away', {}],
  ['what takes it, where what had it is hidden', { opener: 'Opener', hidden: true }],
])('its buttons give the focus to %s', (_, left) => {
  const { rerender } = render(<Page opener="Opener" />)
  focusOn('Opener')
  showToast({ kind: 'info', title: 'Done', action: undo })
  rerender(<Page {...left} />)
  focusOn('Row')
  focusOn('First')
  focusOn('Undo')
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByRole('button', { name: 'Row' })).toHaveFocus()
})

test('its buttons have room for a finger', () => {
  showToast({ kind: 'info', title: 'Deleted', action: undo })
  for (const button of screen.getAllByRole('button')) {
    const { width, height } = button.getBoundingClientRect()
    expect(Math.min(width, height), button.textContent).toBeGreaterThanOrEqual(44)
  }
})

test('where it is narrow, its words are whole and what it offers stands below them', () => {
  document.documentElement.style.setProperty('--toasts-width', '224px')
  onTestFinished(() => void document.documentElement.style.removeProperty('--toasts-width'))
  showToast({ kind: 'info', title: 'Changes discarded', action: undo })
  const title = screen.getByText('Changes discarded')
  const word = document.createRange()
  word.setStart(title.firstChild as Text, 'Changes '.length)
  word.setEndAfter(title.firstChild as Text)
  expect(word.getClientRects()).toHaveLength(1)
  const { top } = screen.getByRole('button', { name: 'Undo' }).getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
})

test('a failure is an alert, anything else a status', () => {
  showToast({ kind: 'destructive', title: 'Registration failed' })
  expect(screen.getByRole('alert').textContent).toBe('Registration failed')
  showToast({ kind: 'success', title: 'Saved' })
  expect(screen.getByRole('status').textContent).toBe('Saved')
})

test('a toast beside what says the same is not announced', () => {
  showToast({ kind: 'destructive', title: 'Registration failed', silent: true })
  expect(titles()).toEqual(['Registration failed'])
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('status')).toBeNull()
})

/** A button at the lower left, where toasts appear. */
function renderBelowToasts() {
  document.documentElement.style.setProperty('--header-height', '72px')
  render(
    <div style={{ height: 5000, paddingTop: innerHeight - 10 }}>
      <button type="button">Next</button>
    </div>,
  )
  return screen.getByRole('button', { name: 'Next' })
}

function expectClearOfToast(element: HTMLElement) {
  const toast = screen.getByRole('status').getBoundingClientRect()
  expect(toast.height).toBeGreaterThan(0)
  expect(element.getBoundingClientRect().bottom).toBeLessThanOrEqual(toast.top)
}

test('what takes the focus while a toast is shown is scrolled clear of it', () => {
  const next = renderBelowToasts()
  showToast({ kind: 'success', title: 'Saved' })
  next.focus()
  expectClearOfToast(next)
})

test('what has the focus is scrolled clear of a toast that would cover it', async () => {
  const next = renderBelowToasts()
  next.focus()
  window.scrollTo({ top: 50, behavior: 'instant' })
  showToast({ kind: 'success', title: 'Saved' })
  await vi.waitFor(() => expectClearOfToast(next))
})

test('a toast scrolls to nothing that is out of sight', async () => {
  const next = renderBelowToasts()
  next.focus()
  window.scrollTo({ top: 2500, behavior: 'instant' })
  showToast({ kind: 'success', title: 'Saved' })
  const corner = screen.getByRole('region', { name: 'Notifications' })
  await vi.waitFor(() => expect(corner).toHaveAttribute('data-place'))
  expect(window.scrollY).toBe(2500)
})

test.each([390, 1000])(
  'where a toast would cover a control, it is on the other side, at %i px',
  async (width) => {
    await page.viewport(width, 800)
    showToast({ kind: 'success', title: 'Saved' })
    const toast = () => screen.getByRole('status').getBoundingClientRect()
    const { left, top } = toast()
    render(
      <main>
        <button type="button" style={{ position: 'fixed', left, top }}>
          Covered
        </button>
      </main>,
    )
    showToast({ kind: 'success', title: 'Saved again' })
    const button = screen.getByRole('button', { name: 'Covered' }).getBoundingClientRect()
    await vi.waitFor(() => {
      const { left, right, top, bottom } = toast()
      const apart =
        left >= button.right || right <= button.left || top >= button.bottom || bottom <= button.top
      expect(apart).toBe(true)
    })
  },
)

test('a toast that has made way stays there while its button is pressed', async () => {
  await page.viewport(1000, 800)
  showToast({ kind: 'info', title: 'A new version', action: undo })
  const button = screen.getByRole('button', { name: 'Undo' })
  const box = () => button.getBoundingClientRect().toJSON()
  const { left, top } = box()
  render(
    <main>
      <a href="/" style={{ position: 'fixed', left, top }}>
        Covered
      </a>
    </main>,
  )
  showToast({ kind: 'success', title: 'Saved' })
  await vi.waitFor(() => expect(box().left).not.toBe(left))
  const made = box()
  button.focus()
  expect(box()).toEqual(made)
})
