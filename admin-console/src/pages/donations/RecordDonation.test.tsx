import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { donations } from 'shared/collections/donations'
import { expect, test, vi } from 'vitest'
import { userEvent as userEvents } from 'vitest/browser'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

async function openDonations(records?: readonly object[]) {
  if (records) storeAsAnotherTab('donations', records)
  const { user } = renderConsole('/admin/donations')
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  return user
}

const record = () => screen.getByRole('button', { name: 'Record Donation' })
const dialog = () => screen.findByRole('dialog', { name: 'Record Manual Donation' })
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1)
const donors = () => rows().map((row) => row.querySelector('td div div div')?.textContent)
const summary = (title: string) => screen.getByText(title).parentElement

test('the form starts with method cash, amount 0 and the day it is in Jamaica; $0 or no name is pointed out in amber', async () => {
  vi.setSystemTime('2025-10-02T03:00:00Z')
  const user = await openDonations()
  await user.click(record())
  const form = within(await dialog())
  await waitFor(() => expect(form.getByLabelText('Donor name')).toHaveFocus())
  expect(form.getByLabelText('Amount (USD)')).toHaveValue(0)
  expect(form.getByLabelText('Amount (USD)')).toHaveAttribute('min', '0')
  expect(form.getByLabelText('Amount (USD)')).toHaveAttribute('step', '0.01')
  expect(form.getByLabelText('Email')).toHaveAttribute('type', 'email')
  expect(form.getByLabelText('Date')).toHaveAttribute('type', 'date')
  expect(form.getByLabelText('Date')).toHaveValue('2025-10-01')
  expect(form.getByText('Cash')).toBeVisible()
  expect(form.getByLabelText('Notes')).toHaveAttribute('rows', '3')

  const description = (label: string, text: RegExp | string) =>
    waitFor(() => expect(form.getByLabelText(label)).toHaveAccessibleDescription(text))
  await description('Donor name', /person/)
  expect(form.queryByText(/Unnamed donor|\$0\.00/)).toBeNull()
  for (const label of ['Donor name', 'Amount (USD)']) fireEvent.focusOut(form.getByLabelText(label))
  await description('Donor name', /Unnamed donor/)
  await description('Amount (USD)', /Amount is \$0\. Is that right/)
  expect(form.getByText(/Amount is \$0\. Is that right/)).toHaveStyle({ color: amber })
  expect(form.getByText(/Unnamed donor/)).toHaveStyle({ color: amber })
  await fillAndLeave(form.getByLabelText('Email'), 'ann@')
  await description('Email', /Not an email address/)
  await fillAndLeave(form.getByLabelText('Email'), 'ann@example.com')
  await fillAndLeave(form.getByLabelText('Donor name'), 'Ann Lee')
  await fillAndLeave(form.getByLabelText('Amount (USD)'), '5')
  await description('Email', 'Optional.')
  await description('Donor name', 'A person or an organization.')
  await description('Amount (USD)', 'For example, 50 or 25.50.')
})

test('an amount with parts of a cent and an empty date are pointed out in amber and recorded as it says', async () => {
  const user = await openDonations([])
  await user.click(record())
  const form = within(await dialog())
  const amount = form.getByLabelText('Amount (USD)')
  const date = form.getByLabelText('Date')
  await waitFor(() => expect(date).toHaveValue('2025-10-01'))
  expect(date).toHaveAccessibleDescription('The day of the gift.')

  await fillAndLeave(amount, '12.345')
  await waitFor(() => expect(amount).toHaveAccessibleDescription(/Will save as 12\.35/))
  expect(form.getByText(/Will save as 12\.35/)).toHaveStyle({ color: amber })
  await fillAndLeave(date, '')
  await waitFor(() => expect(date).toHaveAccessibleDescription(/The date is missing/))
  expect(form.getByText(/The date is missing/)).toHaveStyle({ color: amber })

  await user.click(form.getByRole('button', { name: 'Record donation' }))
  await waitFor(() => expect(stored('donations')[0]).toMatchObject({ amount: 12.35, date: '' }))
  expect(rows()[0]).toHaveTextContent('$12.35')
})

test('pressing the amount selects it: what is typed replaces the 0', async () => {
  const user = await openDonations()
  await user.click(record())
  const amount = within(await dialog()).getByLabelText('Amount (USD)')
  await userEvents.click(amount)
  await userEvents.keyboard('25')
  expect(amount).toHaveValue(25)
})

test('a recorded donation is confirmed with its amount and donor, stands on top, is counted and can be undone', async () => {
  const user = await openDonations()
  await user.click(record())
  const form = within(await dialog())
  fill(form.getByLabelText('Donor name'), 'Ann Lee')
  fill(form.getByLabelText('Email'), 'ann@example.com')
  fill(form.getByLabelText('Amount (USD)'), '69.5')
  await user.click(form.getByRole('button', { name: 'Record donation' }))

  const toast = (await screen.findByText('Donation recorded')).parentElement
  expect(toast).toHaveTextContent('$69.50 from Ann Lee added.')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(donors()[0]).toBe('Ann Lee')
  expect(summary('Total Donations')).toHaveTextContent('$1,900.00')
  await waitFor(() =>
    expect(stored('donations')[0]).toEqual({
      id: expect.any(Number),
      donorName: 'Ann Lee',
      email: 'ann@example.com',
      amount: 69.5,
      date: '2025-10-01',
      method: 'cash',
      status: 'completed',
      source: 'manual',
    }),
  )

  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(stored('donations')).toEqual(donations.seed))
  expect(donors()).not.toContain('Ann Lee')
})

test('there is no validation: an empty form, or an email without an @, is recorded', async () => {
  const user = await openDonations([])
  await user.click(record())
  const form = within(await dialog())
  fill(form.getByLabelText('Email'), 'nowhere')
  fill(form.getByLabelText('Amount (USD)'), '')
  await user.click(form.getByRole('button', { name: 'Record donation' }))
  await waitFor(() => expect(stored('donations')[0]).toMatchObject({ email: 'nowhere', amount: 0 }))
})

test('Cancel closes the form, and opening it again clears it', async () => {
  const user = await openDonations()
  await user.click(record())
  fill(within(await dialog()).getByLabelText('Donor name'), 'Ann')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(localStorage.getItem('donations')).toBeNull()
  await user.click(record())
  expect(within(await dialog()).getByLabelText('Donor name')).toHaveValue('')
})
