import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { FormDialog } from './FormDialog'

const module = { Name: () => <input aria-label="Name" /> }

const dialog = (load: () => Promise<typeof module>, open: boolean) => (
  <FormDialog
    id="register"
    title="Register"
    about={null}
    open={open}
    onOpened={() => {}}
    onClose={() => {}}
    load={load}
    formClassName=""
  >
    {({ Name }) => <Name />}
  </FormDialog>
)

test('a form loads when its dialog is first opened', async () => {
  const load = vi.fn(async () => module)
  const { rerender } = render(dialog(load, false))
  expect(load).not.toHaveBeenCalled()
  rerender(dialog(load, true))
  expect(await screen.findByLabelText('Name')).toBeVisible()
  expect(load).toHaveBeenCalledOnce()
})

test('a form that cannot be loaded says so, and is tried again when the dialog is opened again', async () => {
  const load = vi.fn(async () => module).mockRejectedValueOnce(new Error('offline'))
  const { rerender } = render(dialog(load, true))
  expect(await screen.findByRole('alert')).toHaveTextContent('The form didn’t load.')
  expect(console.warn).toHaveBeenCalledOnce()
  vi.mocked(console.warn).mockClear()

  rerender(dialog(load, false))
  rerender(dialog(load, true))
  expect(await screen.findByLabelText('Name')).toBeVisible()
})

test('when it closes, its opener is in view although the page has grown above it', async () => {
  const load = async () => module
  const page = (open: boolean, heightAbove: number) => (
    <>
      <div style={{ height: heightAbove }} />
      <button type="button">Open</button>
      <div style={{ height: 3000 }} />
      {dialog(load, open)}
    </>
  )
  const { rerender } = render(page(false, 0))
  const opener = screen.getByRole('button', { name: 'Open' })
  act(() => opener.focus())
  rerender(page(true, 0))
  await screen.findByLabelText('Name')
  const closed = new Promise((resolve) =>
    screen.getByRole('dialog').addEventListener('close', resolve, { once: true }),
  )
  rerender(page(false, 2000))
  await closed
  expect(opener).toHaveFocus()
  const { top, bottom } = opener.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})
