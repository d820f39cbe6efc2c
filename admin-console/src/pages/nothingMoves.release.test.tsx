/** What is typed moves nothing on its page, at every width. */
import { screen, waitFor, within } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { donation } from '../testing/donation'
import { fill, fillAndLeave } from '../testing/form'
import { renderConsole } from '../testing/renderConsole'
import { storeAsAnotherTab } from '../testing/storage'

async function openPage(path: string, heading: string) {
  const { user } = renderConsole(path)
  await screen.findByRole('heading', { level: 1, name: heading })
  return user
}

test.each([360, 768, 1440])('at %i px nothing moves while a donation is typed', async (width) => {
  if (width !== innerWidth) await setViewportWidth(width)
  const user = await openPage('/admin/donations', 'Donations')
  await user.click(screen.getByRole('button', { name: 'Record Donation' }))
  const form = within(await screen.findByRole('dialog', { name: 'Record Manual Donation' }))
  const [first, last] = [form.getByLabelText('Donor name'), form.getByLabelText('Campaign')]
  await waitFor(() => expect(first).toHaveAccessibleDescription(/person/))
  const distance = () => last.getBoundingClientRect().top - first.getBoundingClientRect().top
  const before = distance()
  for (const [label, typed, hint] of [
    ['Donor name', 'A', /person/],
    ['Email', 'a', /^Not an email address/],
    ['Email', 'a@example.com', /Optional/],
    ['Amount (USD)', '5', /^For example, 50/],
    ['Amount (USD)', '12.345', /12\.35/],
    ['Amount (USD)', '0', /Amount is \$0\. Is that right/],
    ['Date', '', /^The date is missing/],
    ['Date', '2025-10-01', /day of the gift/],
  ] as const) {
    await fillAndLeave(form.getByLabelText(label), typed)
    await waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(hint))
    expect(distance(), `${label}: ${typed}`).toBe(before)
  }
})

test.each([360, 768, 1440])('at %i px nothing moves while a figure is typed', async (width) => {
  if (width !== innerWidth) await setViewportWidth(width)
  await openPage('/admin/impact', 'Manage Impact Stats')
  const value = (name: string) =>
    within(screen.getByRole('group', { name })).getByRole('spinbutton', { name: 'Value' })
  const height = () => screen.getByRole('main').scrollHeight
  const before = height()
  for (const [label, typed, hint] of [
    ['People Served', '', 'Will save as 0.'],
    ['People Served', '45000.7', 'Will save as 45,000.'],
    ['People Served', '45000', 'A whole number.'],
    ['Monies Saved (Millions)', '', 'Will save as 0.'],
    ['Monies Saved (Millions)', '5.157', 'Will save as 5.16.'],
    ['Monies Saved (Millions)', '5.1', 'Up to two decimals.'],
  ] as const) {
    await fillAndLeave(value(label), typed)
    await waitFor(() => expect(value(label)).toHaveAccessibleDescription(hint))
    expect(height(), `${label}: ${typed}`).toBe(before)
  }
})

test('a search moves nothing above its results, at every width', async () => {
  const many = Array.from({ length: 10_000 }, (_, n) => donation(n))
  storeAsAnotherTab('donations', many)
  await openPage('/admin/donations', 'Donations')
  const search = (text: string) => fill(screen.getByRole('searchbox'), text)
  const top = () => screen.getByRole('tablist').getBoundingClientRect().top
  for (const width of [360, 768, 1280]) {
    await setViewportWidth(width)
    const before = top()
    search('nobody')
    expect(await screen.findByText('0 of 10,000 found')).toBeVisible()
    expect(top(), `at ${width} px`).toBe(before)
    search('')
    await waitFor(() => expect(screen.queryByText(/found$/)).toBeNull())
  }
})
