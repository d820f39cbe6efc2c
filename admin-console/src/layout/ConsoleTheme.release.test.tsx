import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Button, Drawer } from 'antd'
import { useState } from 'react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { expect, test } from 'vitest'
import { slidIn } from '../testing/slidIn'
import { ConsoleTheme } from './ConsoleTheme'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <ConsoleTheme>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer open={open} onClose={() => setOpen(false)} title="Thing" destroyOnHidden />
    </ConsoleTheme>
  )
}

const drawer = () => document.querySelector('.ant-drawer')
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('unless less motion is asked for, a drawer slides in and out', async () => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const begun: string[] = []
  document.addEventListener('transitionrun', ({ target }) =>
    begun.push((target as Element).className),
  )
  render(<Page />)
  press('Open')
  await slidIn()
  expect(begun.join()).toContain('ant-drawer-content-wrapper')

  press('Close')
  expect(drawer()).not.toBeNull()
  await waitFor(() => expect(drawer()).toBeNull())
})
