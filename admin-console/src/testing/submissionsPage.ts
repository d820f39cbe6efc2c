/** The page of the submissions, as tests open it and read it. */
import { screen, within } from '@testing-library/react'
import { submission } from 'shared/testing/fakeSubmissions'

export const path = '/admin/submissions'

/** More than a page has. */
export const twelve = Array.from({ length: 12 }, (_, index) => submission(index + 1))

export const volunteer = submission(40, {
  kind: 'volunteer',
  name: 'Vera Volunteer',
  eventId: undefined,
  eventTitle: undefined,
  details: { interests: 'School drives', preferredDate: '2027-02-01' },
})

/** Whose submissions are listed. */
export async function senders() {
  const opening = await screen.findAllByRole('button', { name: /^Open / })
  return opening.map((button) => button.textContent)
}

export const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent)

export const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** The details of a submission that was opened. */
export const drawer = async () => within(await screen.findByRole('dialog', { name: / from / }))
