import { screen, waitFor } from '@testing-library/react'
import { generalSettings } from 'shared/collections/generalSettings'
import { expect, test } from 'vitest'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { renderStoreConsole } from '../../testing/renderStoreConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

async function open() {
  const { user } = renderStoreConsole('/admin/settings', () => [])
  const field = await screen.findByLabelText('Payment page')
  const save = () => user.click(screen.getByRole('button', { name: 'Save payment page' }))
  return { field, save }
}

test('with a store, there is a payment page instead of a gateway with a password', async () => {
  await open()
  expect(screen.queryByLabelText(/Gateway|password|Mode/i)).toBeNull()
})

test('where a donor would be led is shown with an example, and saved', async () => {
  const { field, save } = await open()
  fill(field, ' https://pay.example/?a={amount}&f={frequency}&n={name}&e={email} ')
  expect(await screen.findByRole('link', { name: /pay\.example/ })).toHaveAttribute(
    'href',
    'https://pay.example/?a=100.00&f=monthly&n=Marcia%20Campbell&e=marcia%40example.com',
  )
  await save()
  expect(await screen.findByText('Payment page updated successfully.')).toBeVisible()
  await waitFor(() =>
    expect(stored('generalSettings')).toMatchObject({
      siteName: 'Island Care Foundation',
      paymentPage: 'https://pay.example/?a={amount}&f={frequency}&n={name}&e={email}',
    }),
  )
})

test('an unknown placeholder is pointed out in amber, and can be saved', async () => {
  const { field, save } = await open()
  await fillAndLeave(field, 'https://pay.example/{sum}/{amount}')
  const warning = await screen.findByText('Unknown placeholders, left as they are: {sum}.')
  expect(getComputedStyle(warning).color).toBe(amber)
  await save()
  expect(await screen.findByText('Settings Saved')).toBeVisible()
})

test('a URL that is not secure or none at all is pointed out in amber; the former is not saved', async () => {
  const { field, save } = await open()
  await fillAndLeave(field, 'https://[pay.example')
  await screen.findByText(/doesn’t begin with https/)
  await fillAndLeave(field, 'http://pay.example')
  const warning = await screen.findByText(
    'This doesn’t begin with https://, so donors won’t be sent there.',
  )
  expect(getComputedStyle(warning).color).toBe(amber)
  expect(screen.queryByRole('link', { name: /pay\.example/ })).toBeNull()
  await save()
  expect(await screen.findByText('Enter a URL that begins with https://')).toBeVisible()
  expect(warning).not.toBeVisible()
  expect(stored('generalSettings')?.paymentPage).toBeUndefined()
})

test('no payment page is fine', async () => {
  storeAsAnotherTab('generalSettings', {
    ...generalSettings.seed,
    paymentPage: 'https://pay.example',
  })
  const { field, save } = await open()
  expect(field).toHaveValue('https://pay.example')
  fill(field, '')
  await save()
  expect(await screen.findByText('Settings Saved')).toBeVisible()
})
