import { fireEvent, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { BelowTheFold } from '../testing/BelowTheFold'
import { advanceTime, pollUntil } from '../testing/fakeClock'
import { renderAt } from '../testing/renderAt'
import { observersNotified, scrollShareIntoView } from '../testing/scrollShareIntoView'
import { DeferredForm } from './DeferredForm'

const Live = () => <p>The form itself</p>
const skeleton = <input aria-label="Name" />

// Not where the last test scrolled to.
beforeEach(() => scrollTo({ top: 0, behavior: 'instant' }))

function renderBelowTheFold(load: ComponentProps<typeof DeferredForm>['load']) {
  renderAt(
    '/',
    <BelowTheFold>
      <DeferredForm load={load} skeleton={skeleton} />
    </BelowTheFold>,
  )
  return screen.getByLabelText('Name')
}

test('a form loads when it comes near, and takes the place of its skeleton', async () => {
  const load = vi.fn(async () => Live)
  const field = renderBelowTheFold(load)
  await observersNotified(field)
  expect(load).not.toHaveBeenCalled()
  expect(field.closest('[inert]')).not.toBeNull()

  await scrollShareIntoView(field, 0.5)
  expect(await screen.findByText('The form itself')).toBeVisible()
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
})

test('a form that cannot be loaded says so, and offers to reload the page', async () => {
  const load = () => Promise.reject(new Error('offline'))
  await scrollShareIntoView(renderBelowTheFold(load), 0.5)
  expect(await screen.findByRole('alert')).toHaveTextContent('The form didn’t load.')
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()
})

test('its message moves nothing, is in sight with what was read, and keeps the page while nothing answers', async () => {
  const load = () => Promise.reject(new Error('offline'))
  const field = renderBelowTheFold(load)
  await scrollShareIntoView(field, 0.5)
  const before = field.getBoundingClientRect().top
  const alert = await screen.findByRole('alert')
  expect(field.getBoundingClientRect().top).toBe(before)
  expect(getComputedStyle(field.closest('[inert]') as Element).opacity).toBe('0.35')
  expect(getComputedStyle(alert).position).toBe('sticky')

  const ask = vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
  fireEvent.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(await screen.findByRole('button', { name: 'No connection yet. Try again' })).toBeVisible()
  expect(ask).toHaveBeenCalledWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  vi.mocked(console.warn).mockClear()
})

test('a reload that gets no answer says that it waits, asks once, and can be tried again after 3 seconds', async () => {
  vi.useFakeTimers()
  const ask = vi.spyOn(window, 'fetch').mockReturnValue(new Promise(() => {}))
  const load = () => Promise.reject(new Error('offline'))
  await scrollShareIntoView(renderBelowTheFold(load), 0.5)
  const button = await pollUntil(() => screen.getByRole('button', { name: 'Reload the page' }))
  button.focus()
  fireEvent.click(button)
  expect(button).toHaveAccessibleName('Reloading…')
  fireEvent.click(button)
  expect(ask).toHaveBeenCalledOnce()
  await advanceTime(2999)
  expect(button).toHaveAccessibleName('Reloading…')
  await advanceTime(1)
  expect(button).toHaveAccessibleName('No connection yet. Try again')
  expect(button).toHaveFocus()
  fireEvent.click(button)
  expect(ask).toHaveBeenCalledTimes(2)
  vi.mocked(console.warn).mockClear()
})

describe('by keyboard alone', () => {
  const LiveForm = () => (
    <form>
      <input aria-label="First" />
      <button type="submit">Send</button>
    </form>
  )

  function renderBetweenLinks(load: ComponentProps<typeof DeferredForm>['load']) {
    renderAt(
      '/',
      <>
        <a href="/before">Before</a>
        <BelowTheFold>
          <DeferredForm load={load} skeleton={skeleton} />
        </BelowTheFold>
        <a href="/after">After</a>
      </>,
    )
  }

  test.each([
    ['Before', '{Tab}', () => screen.findByLabelText('First')],
    ['After', '{Shift>}{Tab}{/Shift}', () => screen.findByRole('button', { name: 'Send' })],
  ])('from the link “%s”, %s reaches the nearest control of the form', async (name, keys, find) => {
    let arrive = () => {}
    const loaded = new Promise<typeof LiveForm>((resolve) => {
      arrive = () => resolve(LiveForm)
    })
    const load = vi.fn(() => loaded)
    renderBetweenLinks(load)
    screen.getByRole('link', { name }).focus({ preventScroll: true })
    expect(load).not.toHaveBeenCalled()
    await userEvent.keyboard(keys)
    expect(screen.getByRole('button', { name: 'Load the form' })).toHaveFocus()
    expect(load).toHaveBeenCalledOnce()
    arrive()
    expect(await find()).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'Load the form' })).not.toBeInTheDocument()
  })

  test('a visitor who has tabbed on before the form loads keeps the focus there', async () => {
    let arrive = () => {}
    const loaded = new Promise<typeof LiveForm>((resolve) => {
      arrive = () => resolve(LiveForm)
    })
    renderBetweenLinks(() => loaded)
    screen.getByRole('link', { name: 'Before' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Tab}{Tab}')
    arrive()
    await screen.findByLabelText('First')
    expect(screen.getByRole('link', { name: 'After' })).toHaveFocus()
  })

  test('a form that cannot be loaded passes the focus to what helps', async () => {
    renderBetweenLinks(() => Promise.reject(new Error('offline')))
    screen.getByRole('link', { name: 'Before' }).focus({ preventScroll: true })
    await userEvent.keyboard('{Tab}')
    expect(await screen.findByRole('button', { name: 'Reload the page' })).toHaveFocus()
    vi.mocked(console.warn).mockClear()
  })
})

test.each([
  [false, 1],
  [true, 0],
])(
  'a form loads by itself after 4 seconds; for a visitor who saves data (%s) it waits',
  async (saveData, times) => {
    const connection = { value: { saveData } }
    vi.spyOn(window, 'navigator', 'get').mockReturnValue(Object.create(navigator, { connection }))
    vi.useFakeTimers()
    const load = vi.fn(async () => Live)
    renderBelowTheFold(load)
    await advanceTime(3999)
    expect(load).not.toHaveBeenCalled()
    await advanceTime(1)
    expect(load).toHaveBeenCalledTimes(times)
  },
)

test('the browser goes to a form that the URL names at once, and is there before the page starts', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  expect(getComputedStyle(document.documentElement).scrollBehavior).toBe('auto')
})
