import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button, Drawer, Input, Select } from 'antd'
import { useState } from 'react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
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

test('the arrow keys put a frame around the entry of a list that they reach', async () => {
  render(<Page />)
  press('Open')
  screen.getByRole('combobox', { name: 'Kind' }).focus()
  await userEvent.keyboard('{Enter}{ArrowDown}')
  const reached = () => document.querySelector('.ant-select-item-option-active')
  await waitFor(() => expect(reached()).not.toBeNull())
  expect(getComputedStyle(reached() as Element).outlineStyle).toBe('solid')
  const field = document.querySelector('.ant-select') as Element
  expect(getComputedStyle(field).outlineStyle).toBe('solid')
})

test('a field with an icon shows the focus on its frame alone, from the first moment', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  render(
    <ConsoleTheme>
      <Input aria-label="Search" prefix="?" />
    </ConsoleTheme>,
  )
  const field = screen.getByRole('textbox', { name: 'Search' })
  field.focus()
  expect(getComputedStyle(field).outlineStyle).toBe('none')
  const frame = getComputedStyle(field.closest('.ant-input-affix-wrapper') as Element)
  expect([frame.outlineStyle, frame.outlineWidth]).toEqual(['solid', '3px'])
})

test('the chosen entry of a list can be read while others are offered', async () => {
  render(
    <ConsoleTheme>
      <Select aria-label="Kind" open value="one" options={[{ value: 'one' }, { value: 'two' }]} />
    </ConsoleTheme>,
  )
  const chosen = document.querySelector('.ant-select-content') as Element
  await waitFor(() => expect(getComputedStyle(chosen).opacity).toBe('1'))
})
