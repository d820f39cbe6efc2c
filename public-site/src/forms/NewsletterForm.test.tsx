import { screen } from '@testing-library/react'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { fakeStore } from 'shared/testing/fakeStore'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { NewsletterForm } from './NewsletterForm'

async function subscribe(address: string) {
  renderAt('/', <NewsletterForm title="Newsletter" />)
  const user = setUpUser()
  const field = screen.getByLabelText('Email address')
  if (address) await user.type(field, address)
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  return field
}

test('in the demonstration it promises nothing, nothing happens, and nothing is kept', async () => {
  await emptyDatabase()
  const fetch = vi.spyOn(window, 'fetch')
  const field = await subscribe('ann@example.com')
  expect(screen.getByText('Sign-up isn’t part of this demonstration.')).toBeVisible()
  expect(field).toHaveValue('ann@example.com')
  expect(fetch).not.toHaveBeenCalled()
  expect(await readSubmissions()).toEqual([])
  expect({ ...localStorage, ...sessionStorage }).toEqual({})
})

test('with a database the address is sent, confirmed and cleared', async () => {
  const requests = fakeStore(() => ({ outcome: 'accepted' }))
  const field = await subscribe(' ann@example.com ')
  expect(screen.getByText('We’ll email you when we know the next dates.')).toBeVisible()
  expect(await screen.findByText('Check your email')).toBeInTheDocument()
  expect(requests).toMatchObject([
    { path: '/rest/v1/rpc/subscribe_to_newsletter', body: { form: { email: 'ann@example.com' } } },
  ])
  expect(field).toHaveValue('')
})

test('what is no address is said at the field, legibly on dark green, and not sent', async () => {
  const requests = fakeStore(() => ({ outcome: 'accepted' }))
  const field = await subscribe('ann')
  const error = await screen.findByText('Please enter a valid email address')
  expect(getComputedStyle(error).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(field).toBeInvalid()
  expect(field).toHaveFocus()
  expect(field).toHaveAccessibleDescription('Please enter a valid email address')
  expect(requests).toEqual([])
})

test('what cannot be sent at all is said at the field, and reported', async () => {
  const broken = new Error('no code')
  fakeStore(() => ({ outcome: 'accepted' }))
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
    throw broken
  })
  const field = await subscribe('ann@example.com')
  await screen.findByText('That didn’t work. Please try again or reload the page.')
  expect(field).toHaveValue('ann@example.com')
  expect(field).toHaveFocus()
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
    ['[site] Subscribing failed', broken],
  ])
})

test('what does not arrive is said at the field, and stays', async () => {
  fakeStore(() => new Response('', { status: 400 }))
  const field = await subscribe('ann@example.com')
  await screen.findByText(/not sure this reached us/)
  expect(field).toHaveValue('ann@example.com')
  expect(vi.mocked(console.warn).mock.calls.splice(0)).toHaveLength(1)
})
