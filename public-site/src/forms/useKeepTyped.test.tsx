import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpUser } from '../testing/user'
import { useKeepTyped } from './useKeepTyped'

function NameForm({ name }: { name?: string }) {
  const form = useForm({ defaultValues: { person: '', kinds: ['a'] } })
  useKeepTyped(form, name)
  return (
    <>
      <input aria-label={name ?? 'Secret'} {...form.register('person')} />
      <output>{form.watch('kinds').join()}</output>
      <button type="button" onClick={() => form.setValue('kinds', ['b', 'c'])}>
        Choose
      </button>
    </>
  )
}

const hide = (persisted = false) =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }))

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  // What a test stores is there after a reload.
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'reload' } as PerformanceNavigationTiming,
  ])
})

test('what was typed is there again when the form shows again, however often', async () => {
  const user = setUpUser()
  const first = render(<NameForm name="Offer" />)
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  await user.type(field('Offer'), 'Ann')
  expect(sessionStorage).toHaveLength(0)
  first.unmount()

  const second = render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('Ann')
  expect(screen.getByText('b,c')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  await user.type(field('Offer'), ' Lee')
  second.unmount()

  const third = render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('Ann Lee')
  await user.clear(field('Offer'))
  await user.type(field('Offer'), 'Ben')
  third.unmount()
  render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('Ben')
})

test('it is stored before the document ends', async () => {
  render(<NameForm name="Offer" />)
  await setUpUser().type(field('Offer'), 'Ann')
  hide()
  expect(sessionStorage.getItem('typed')).toContain('Ann')
})

test('it is stored while the tab is out of sight, where a phone may end it, and not once it is back', async () => {
  render(<NameForm name="Offer" />)
  await setUpUser().type(field('Offer'), 'Ann')
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage.getItem('typed')).toContain('Ann')
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(sessionStorage).toHaveLength(0)
  expect(field('Offer')).toHaveValue('Ann')
})

test('a page that the browser kept stores nothing any more once it is back', async () => {
  render(<NameForm name="Offer" />)
  await setUpUser().type(field('Offer'), 'Ann')
  hide(true)
  // The browser may yet give the page up.
  expect(sessionStorage.getItem('typed')).toContain('Ann')
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(sessionStorage).toHaveLength(0)
  expect(field('Offer')).toHaveValue('Ann')
})

test('each form gets its own', async () => {
  const user = setUpUser()
  const forms = (
    <>
      <NameForm name="Offer" />
      <NameForm name="Request" />
    </>
  )
  const { unmount } = render(forms)
  await user.type(field('Offer'), 'Ann')
  await user.type(field('Request'), 'Ben')
  unmount()
  render(forms)
  expect(field('Offer')).toHaveValue('Ann')
  expect(field('Request')).toHaveValue('Ben')
})

test('nothing is kept of a form without a name, nor of one that is empty again', async () => {
  const user = setUpUser()
  const { unmount } = render(
    <>
      <NameForm />
      <NameForm name="Empty" />
    </>,
  )
  await user.type(field('Secret'), 'Ann')
  await user.type(field('Empty'), 'Ben')
  await user.clear(field('Empty'))
  hide()
  unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('nothing is kept of a form that has lost its name', async () => {
  const { rerender, unmount } = render(<NameForm name="Offer" />)
  await setUpUser().type(field('Offer'), 'Ann')
  rerender(<NameForm />)
  hide()
  unmount()
  expect(sessionStorage).toHaveLength(0)
})

test('what cannot be read is reported, and the form works', () => {
  sessionStorage.setItem('typed', '{"Offer":')
  render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('')
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
    ['[site] What was typed before cannot be read', expect.any(SyntaxError)],
  ])
})

test.each([
  '{"kinds":"b"}',
  '{"kinds":null,"person":{"toString":1}}',
  '{"__proto__":{"polluted":true},"constructor":"x","kinds.length":7}',
  '{"person":["a"],"kinds":{"join":"x"}}',
])('what fits no field is left out: %s', (typed) => {
  sessionStorage.setItem('typed', `{"Offer":${typed}}`)
  render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('')
  expect(screen.getByRole('status')).toHaveTextContent('a')
  expect(Object.prototype).not.toHaveProperty('polluted')
})
