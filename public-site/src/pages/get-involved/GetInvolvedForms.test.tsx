import { screen } from '@testing-library/react'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DonationOfferForm } from '../../features/donation-offer/DonationOfferForm'
import { VolunteerForm } from '../../features/volunteering/VolunteerForm'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'

interface FormCase {
  Form: () => React.ReactNode
  button: string
  required: string[]
  optional: string[]
  typed: Record<string, string>
  chosen?: [label: string, option: string]
  /** What is sent where only what is required is typed. */
  logged: [message: string, form: object]
  kept: object
  toast: [title: string, description: string]
  failure: string
  confirmation: [title: string, ...texts: string[]]
}

const volunteer: FormCase = {
  Form: VolunteerForm,
  button: 'Submit Volunteer Application',
  required: ['Name', 'Email'],
  optional: ['Phone (optional)', 'Areas of interest (optional)'],
  typed: {
    Name: 'Devon Wright',
    Email: 'devon@example.com',
    'Phone (optional)': '876 555 0100',
    'Areas of interest (optional)': 'Blood drives',
  },
  logged: [
    '[site] Volunteer',
    { name: 'Devon Wright', email: 'devon@example.com', phone: undefined, interests: undefined },
  ],
  kept: {
    kind: 'volunteer',
    name: 'Devon Wright',
    email: 'devon@example.com',
    phone: '876 555 0100',
    details: { interests: 'Blood drives' },
  },
  toast: [
    'Volunteer Application Submitted!',
    "Thank you for your interest. We'll be in touch soon.",
  ],
  failure: 'Application failed',
  confirmation: [
    'Thank you, Devon',
    'What you’d like to do: Blood drives',
    'This is a demonstration: nothing is sent',
  ],
}

const offer: FormCase = {
  Form: DonationOfferForm,
  button: 'Submit Donation Offer',
  required: ['Name', 'Email', 'Donation type'],
  optional: ['Phone (optional)', 'Donation details (optional)'],
  typed: {
    Name: 'Hillview Hardware',
    Email: 'shop@example.com',
    'Phone (optional)': '876 555 0100',
    'Donation details (optional)': 'Forty tins',
  },
  chosen: ['Donation type', 'Food'],
  logged: [
    '[site] Donation offer',
    {
      name: 'Hillview Hardware',
      email: 'shop@example.com',
      phone: undefined,
      donationType: 'Food',
      donationDetails: undefined,
    },
  ],
  kept: {
    kind: 'offer',
    name: 'Hillview Hardware',
    email: 'shop@example.com',
    phone: '876 555 0100',
    details: { donationType: 'Food', donationDetails: 'Forty tins' },
  },
  toast: ['Donation Offer Received!', "Thank you for your generosity. We'll contact you shortly."],
  failure: 'Offer failed',
  confirmation: [
    'Thank you, Hillview',
    'You offered: food (Forty tins)',
    'This is a demonstration: nothing is sent',
  ],
}

let user: ReturnType<typeof setUpUser>

beforeEach(async () => {
  await emptyDatabase()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
})

describe.each([
  ['the volunteer application', volunteer],
  ['the donation offer', offer],
])('%s', (_, form) => {
  async function fillIn(labels = Object.keys(form.typed)) {
    for (const label of labels) {
      await user.type(screen.getByLabelText(label), form.typed[label] ?? '')
    }
    if (form.chosen) await user.selectOptions(screen.getByLabelText(form.chosen[0]), form.chosen[1])
  }
  const submit = () => user.click(screen.getByRole('button', { name: form.button }))
  const [thanks, ...texts] = form.confirmation
  /** The confirmation, once it has taken the focus. */
  async function confirmed(title = thanks) {
    await pollUntil(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())
    return screen.getByRole('region', { name: title })
  }

  /** The form again, once it was sent. */
  const sendAnother = () => user.click(screen.getByRole('button', { name: 'Send another' }))

  beforeEach(() => {
    renderAt('/get-involved', <form.Form />)
  })

  test('says before it is sent that nothing will be', () => {
    expect(screen.getByText(/^This is a demonstration: nothing is sent/)).toBeVisible()
  })

  test('needs what is required, and nothing else', async () => {
    await submit()
    // Validation is asynchronous.
    await advanceTime(0)
    for (const label of form.required) expect(screen.getByLabelText(label)).toBeInvalid()
    for (const label of form.optional) expect(screen.getByLabelText(label)).toBeValid()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(console.info).not.toHaveBeenCalled()
  })

  test('is logged and confirmed, without the fields left empty, and resets at once', async () => {
    await fillIn(['Name', 'Email'])
    await submit()
    await confirmed()
    expect(console.info).toHaveBeenCalledExactlyOnceWith(...form.logged)
    for (const text of form.toast) expect(screen.getByText(text)).toBeInTheDocument()
    await sendAnother()
    for (const label of form.required) expect(screen.getByLabelText(label)).toHaveValue('')
  })

  test('is kept in this browser as it was typed', async () => {
    await fillIn()
    await submit()
    await confirmed()
    expect(await readSubmissions()).toEqual([
      {
        ...form.kept,
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        createdAt: expect.stringMatching(/Z$/),
        eventId: undefined,
        eventTitle: undefined,
      },
    ])
  })

  test('that does not go through is said to, is kept in the form, and can be sent again', async () => {
    vi.spyOn(browserBackend, 'submissions').mockRejectedValueOnce(new Error('offline'))
    await fillIn()
    await submit()
    await pollUntil(() => screen.getByText(form.failure))
    const message = expectSendingFailed({
      ...form.typed,
      ...(form.chosen && Object.fromEntries([form.chosen])),
    })
    expect(await readSubmissions()).toEqual([])

    await submit()
    await confirmed()
    expect(screen.getByText(form.toast[0])).toBeInTheDocument()
    expect(message).not.toBeInTheDocument()
    await sendAnother()
    expect(screen.getByLabelText('Name')).toHaveValue('')
    expect(await readSubmissions()).toHaveLength(1)
  })

  test('is thanked for in the place of the form, which opens again', async () => {
    await fillIn()
    await submit()
    const confirmation = await confirmed()
    for (const text of texts) expect(confirmation).toHaveTextContent(text)
    expect(confirmation).not.toHaveTextContent(form.typed.Email ?? '')
    expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()

    await sendAnother()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(confirmation).not.toBeInTheDocument()
    await user.type(screen.getByLabelText('Name'), 'Ann Lee')
    await fillIn(['Email'])
    await submit()
    expect(await confirmed('Thank you, Ann')).toBeVisible()
    expect(await readSubmissions()).toHaveLength(2)
  })

  test('is answered by somebody where it reaches them', async () => {
    vi.spyOn(browserBackend, 'capabilities', 'get').mockReturnValue({
      ...browserBackend.capabilities,
      sharedWithOthers: true,
    })
    await fillIn()
    await submit()
    expect(await confirmed()).toHaveTextContent(`email ${form.typed.Email} or call 876 555 0100`)
    await sendAnother()
    expect(screen.queryByText(/demonstration/)).toBeNull()
  })
})
