import { render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { beforeEach, expect, test, vi } from 'vitest'
import { setUpUser } from '../testing/user'
import { useRestoreAfterReload } from './useRestoreAfterReload'

function NameForm({ name }: { name?: string }) {
  const form = useForm({ defaultValues: { person: '', kinds: ['a'] } })
  useRestoreAfterReload(form, name)
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

const leave = (kept?: 'kept by the browser') =>
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: Boolean(kept) }))

/** How the document that is open was opened. */
const openedBy = (type: NavigationTimingType) =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ type } as PerformanceNavigationTiming])

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

beforeEach(() => {
  openedBy('reload')
  return () => sessionStorage.clear()
})

test('what was typed is there again after a reload, once', async () => {
  const user = setUpUser()
  const { unmount } = render(<NameForm name="Offer" />)
  await user.click(screen.getByRole('button', { name: 'Choose' }))
  await user.type(field('Offer'), 'Ann')
  leave()
  unmount()

  const second = render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('Ann')
  expect(screen.getByText('b,c')).toBeVisible()
  expect(sessionStorage).toHaveLength(0)
  second.unmount()
  render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('')
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
  leave()
  unmount()
  render(forms)
  expect(field('Offer')).toHaveValue('Ann')
  expect(field('Request')).toHaveValue('Ben')
})

test('nothing is kept of a form without a name, of one that is empty, and with a page that the browser keeps', async () => {
  const user = setUpUser()
  render(
    <>
      <NameForm />
      <NameForm name="Empty" />
    </>,
  )
  await user.type(field('Secret'), 'Ann')
  leave()
  expect(sessionStorage).toHaveLength(0)
  await user.type(field('Empty'), 'Ben')
  leave('kept by the browser')
  expect(sessionStorage).toHaveLength(0)
})

test.each(['navigate', 'back_forward'] as const)(
  'what was typed before leaving is forgotten, that of other forms too: %s',
  async (type) => {
    const user = setUpUser()
    const { unmount } = render(<NameForm name="Offer" />)
    await user.type(field('Offer'), 'Ann')
    leave()
    unmount()

    openedBy(type)
    const second = render(<NameForm name="Request" />)
    expect(sessionStorage).toHaveLength(0)
    second.unmount()
    openedBy('reload')
    render(<NameForm name="Offer" />)
    expect(field('Offer')).toHaveValue('')
  },
)

test('what cannot be read is reported, and the form works', () => {
  sessionStorage.setItem('typed', '{"Offer":')
  render(<NameForm name="Offer" />)
  expect(field('Offer')).toHaveValue('')
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
    ['[site] What was typed before the reload cannot be read', expect.any(SyntaxError)],
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
