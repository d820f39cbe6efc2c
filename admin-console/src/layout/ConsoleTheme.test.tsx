import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button, Drawer, Input, Select } from 'antd'
import { useState } from 'react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { expect, test } from 'vitest'
import { ConsoleTheme } from './ConsoleTheme'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <ConsoleTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Thing" destroyOnHidden>
        <Select aria-label="Kind" options={[{ value: 'one' }, { value: 'two' }]} />
      </Drawer>
    </ConsoleTheme>
  )
}

const drawer = () => document.querySelector('.ant-drawer')
const list = () => document.querySelector('.ant-select-dropdown')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** Records the transitions that start from now on. */
function movements() {
  const begun: string[] = []
  const note = ({ type, target }: Event) => begun.push(`${type} ${(target as Element).className}`)
  for (const type of ['animationstart', 'transitionrun']) document.addEventListener(type, note)
  return begun
}

const nextFrame = () => new Promise(requestAnimationFrame)

test('drawers and lists come and go at once for people who ask for less motion', async () => {
  const begun = movements()
  render(<Page />)
  press('Open')
  expect(screen.getByRole('dialog', { name: 'Thing' })).toBeVisible()

  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind' }))
  await waitFor(() => expect(list()).not.toHaveClass('ant-slide-up'))
  fireEvent.click(screen.getByTitle('two'))
  await waitFor(() => expect(list()).not.toBeVisible())

  press('Close')
  expect(drawer()).toBeNull()
  // The click effect of a button would start in the next frame.
  await nextFrame()
  await nextFrame()
  expect(begun).toEqual([])
})

test('a drawer slides in and out for everybody else', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const panel = () => document.querySelector('.ant-drawer-content-wrapper')
  const slidIn = () => waitFor(() => expect(panel()?.className).toBe('ant-drawer-content-wrapper'))
  const begun = movements()
  render(<Page />)
  press('Open')
  await slidIn()
  expect(begun.join()).toContain('transitionrun ant-drawer-content-wrapper')

  press('Close')
  expect(drawer()).not.toBeNull()
  await waitFor(() => expect(drawer()).toBeNull())
})

test('a field with an icon shows the focus on its frame alone', () => {
  render(
    <ConsoleTheme>
      <Input aria-label="Search" prefix="?" />
    </ConsoleTheme>,
  )
  const field = screen.getByRole('textbox', { name: 'Search' })
  field.focus()
  expect(getComputedStyle(field).outlineColor).toBe('rgba(0, 0, 0, 0)')
})
