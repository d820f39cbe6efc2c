import { BackendError, type SendOutcome } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { submissions } from 'shared/backends/browser/browserSubmissions'
import { expect, test, vi } from 'vitest'
import { sendSubmission } from './sendSubmission'

const form = {
  name: 'Ann',
  email: 'ann@example.com',
  phone: undefined,
  donationType: 'Clothes',
  donationDetails: undefined,
}
const metadata = { id: 'a'.repeat(32), website: '', elapsed: 4000 }
const send = () => sendSubmission('offer', form, metadata)
const warned = () => vi.mocked(console.warn).mock.calls.splice(0)

const endWith = (outcome: SendOutcome) =>
  vi.spyOn(submissions, 'send').mockResolvedValueOnce(outcome)

test('what was accepted is returned', async () => {
  const sent = endWith('accepted')
  expect(await send()).toBe(form)
  expect(sent).toHaveBeenCalledExactlyOnceWith('offer', form, metadata)
})

test.each<[SendOutcome, string]>([
  ['full', 'This event has just filled up.'],
  ['gone', 'This event is no longer listed.'],
  ['invalid', 'Something in the form isn’t right. Please check what you entered.'],
  ['tooMany', 'Too many tries from your connection. Please wait an hour, or call us.'],
])('the outcome %s is told in words, and not reported', async (outcome, words) => {
  endWith(outcome)
  await expect(send()).rejects.toMatchObject({ notice: { description: words } })
  expect(console.warn).not.toHaveBeenCalled()
})

test.each(['unavailable', 'signedOut', 'forbidden', 'taken', 'refused'] as const)(
  'that it is %s is told as not reached, and reported once',
  async (failure) => {
    const error = new BackendError(failure, 'No answer')
    vi.spyOn(submissions, 'send').mockRejectedValueOnce(error)
    await expect(send()).rejects.toMatchObject({
      notice: {
        description:
          'We’re not sure this reached us. Please try again in a moment. It won’t be sent twice.',
      },
    })
    expect(warned()).toEqual([['[site] A submission was not taken: offer', error]])
  },
)

test('where the code that sends has not come, a reload is suggested', async () => {
  const error = new BackendError('notLoaded', 'No code')
  vi.spyOn(browserBackend, 'submissions').mockRejectedValueOnce(error)
  await expect(send()).rejects.toMatchObject({
    notice: {
      description: 'Part of this page didn’t load. Please try again, or reload the page.',
    },
  })
  expect(warned()).toEqual([['[site] The code that sends a form could not be loaded', error]])
})

test('any other error is left to the form', async () => {
  const error = new Error('Event 1 has no place left')
  vi.spyOn(submissions, 'send').mockRejectedValueOnce(error)
  await expect(send()).rejects.toBe(error)
})
