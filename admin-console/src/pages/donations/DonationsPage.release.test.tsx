/** How the drawers of the donations come, go and follow each other. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { emulateMedia } from 'shared/testing/emulateMedia'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { donation } from '../../testing/donation'
import { fill } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { slidIn } from '../../testing/slidIn'
import { storeAsAnotherTab } from '../../testing/storage'

async function openDonations(records?: readonly object[]) {
  if (records) storeAsAnotherTab('donations', records)
  const { user } = renderConsole('/admin/donations')
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  return user
}

/** Of what is behind the drawers. */
const darkness = () =>
  Math.max(
    0,
    ...[...document.querySelectorAll('.ant-drawer-mask')].map((mask) =>
      Number(getComputedStyle(mask).opacity),
    ),
  )

test.each([
  ['there', true],
  ['still sliding in', false],
])('with the details %s, Edit puts the form in their place at once', async (_, waits) => {
  await emulateMedia({ reducedMotion: 'no-preference' })
  const user = await openDonations([donation(1, { donorName: 'Ann' })])
  await user.click(screen.getByRole('button', { name: 'Open Ann' }))
  const edit = await screen.findByRole('button', { name: 'Edit' })
  if (waits) await slidIn()
  else await waitFor(() => expect(darkness()).toBeGreaterThan(0.3))
  const before = darkness()
  fireEvent.click(edit)
  const seen: number[] = []
  while (seen.length < 10 || !screen.queryByRole('dialog', { name: 'Edit donation' })) {
    await new Promise(requestAnimationFrame)
    seen.push(darkness())
  }
  expect(Math.min(...seen)).toBeGreaterThan(before - 0.02)
})

test('on a phone, what was discarded is said between the fields and the buttons of a form opened again', async () => {
  await setViewportWidth(360)
  const user = await openDonations()
  const record = screen.getByRole('button', { name: 'Record Donation' })
  const dialog = () => screen.findByRole('dialog', { name: 'Record Manual Donation' })
  await user.click(record)
  const form = within(await dialog())
  fill(form.getByLabelText('Donor name'), 'Marcia Campbell')
  await user.click(form.getByRole('button', { name: 'Cancel' }))
  const words = await screen.findByText('Changes discarded')
  await user.click(record)
  await slidIn()
  const opened = await dialog()
  const boxOf = (part: Element | null) => (part as Element).getBoundingClientRect()
  await waitFor(() => {
    const toast = boxOf(words.closest('[data-kind]'))
    expect(boxOf(opened.querySelector('.ant-drawer-body')).bottom).toBeLessThanOrEqual(toast.top)
    expect(boxOf(opened.querySelector('.ant-drawer-footer')).top).toBeGreaterThanOrEqual(
      toast.bottom,
    )
  })
})
