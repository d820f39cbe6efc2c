import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { DonationOfferForm } from '../../features/donation-offer/DonationOfferForm'
import { VolunteerForm } from '../../features/volunteering/VolunteerForm'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'

const forms = [
  {
    name: 'a volunteer application',
    Form: VolunteerForm,
    submit: 'Submit Volunteer Application',
    required: { Name: 'Devon Wright', Email: 'devon@example.com' },
    optional: {
      'Phone (optional)': '876 555 0100',
      'Areas of interest (optional)': 'Blood drives',
    },
    logged: [
      '[site] Volunteer application',
      {
        name: 'Devon Wright',
        email: 'devon@example.com',
        phone: '876 555 0100',
        interests: 'Blood drives',
      },
    ],
    leftOut: { phone: undefined, interests: undefined },
    said: [
      'Volunteer Application Submitted!',
      "Thank you for your interest. We'll be in touch soon.",
    ],
    failure: 'Application failed',
    confirmation: 'We have your application',
    details: ['Devon Wright', 'Blood drives', 'write to devon@example.com'],
  },
  {
    name: 'a donation offer',
    Form: DonationOfferForm,
    submit: 'Submit Donation Offer',
    required: {
      Name: 'Hillview Hardware',
      Email: 'shop@example.com',
      'Donation type': 'School supplies',
    },
    optional: {
      'Phone (optional)': '876 555 0100',
      'Donation details (optional)': 'Forty notebooks',
    },
    logged: [
      '[site] Donation offer',
      {
        name: 'Hillview Hardware',
        email: 'shop@example.com',
        phone: '876 555 0100',
        donationType: 'School supplies',
        donationDetails: 'Forty notebooks',
      },
    ],
    leftOut: { phone: undefined, donationDetails: undefined },
    said: ['Donation Offer Received!', "Thank you for your generosity. We'll contact you shortly."],
    failure: 'Offer failed',
    confirmation: 'We have your offer',
    details: ['Hillview Hardware: School supplies (Forty notebooks).', 'write to shop@example.com'],
  },
] as const

describe.each(forms)('$name', (form) => {
  let user: ReturnType<typeof setUpUser>

  beforeEach(() => {
    vi.spyOn(console, 'info').mockImplementation(() => {})
    vi.useFakeTimers()
    user = setUpUser()
    renderAt('/get-involved', <form.Form />)
  })

  async function fillIn(values: Record<string, string>) {
    for (const [label, value] of Object.entries(values)) {
      const field = screen.getByLabelText(label)
      if (field instanceof HTMLSelectElement) await user.selectOptions(field, value)
      else await user.type(field, value)
    }
  }

  async function submit() {
    await user.click(screen.getByRole('button', { name: form.submit }))
    // Validation is asynchronous.
    await advanceTime(0)
  }

  const expectEmpty = () => {
    for (const label of Object.keys({ ...form.required, ...form.optional })) {
      expect(screen.getByLabelText(label)).toHaveValue('')
    }
  }

  test('needs what is required, and nothing else; the first mistake takes the focus', async () => {
    await submit()
    for (const label of Object.keys(form.required)) {
      expect(screen.getByLabelText(label)).toBeInvalid()
    }
    for (const label of Object.keys(form.optional)) {
      expect(screen.getByLabelText(label)).toBeValid()
    }
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(console.info).not.toHaveBeenCalled()
  })

  test('is logged and confirmed, and the form resets at once', async () => {
    await fillIn(form.required)
    await submit()
    const [message, sent] = form.logged
    expect(console.info).toHaveBeenCalledExactlyOnceWith(message, { ...sent, ...form.leftOut })
    for (const text of form.said) expect(screen.getByText(text)).toBeInTheDocument()
    expectEmpty()
  })

  test('that does not go through is said to, is kept, and can be sent again', async () => {
    vi.mocked(console.info).mockImplementationOnce(() => {
      throw new Error('offline')
    })
    const typed = { ...form.required, ...form.optional }
    await fillIn(typed)
    await submit()
    expect(screen.getByText(form.failure)).toBeInTheDocument()
    const failure = expectSendingFailed(typed)

    await submit()
    expect(console.info).toHaveBeenLastCalledWith(...form.logged)
    expect(screen.getByText(form.said[0])).toBeInTheDocument()
    expect(failure).not.toBeInTheDocument()
    expectEmpty()
  })

  test('stays above the cleared form, which can be sent again', async () => {
    await fillIn({ ...form.required, ...form.optional })
    await submit()
    const heading = () => screen.getByRole('heading', { name: form.confirmation })
    const confirmation = screen.getByRole('region', { name: form.confirmation })
    for (const text of form.details) expect(confirmation).toHaveTextContent(text)
    expect(confirmation.nextElementSibling).toBe(screen.getByLabelText('Name').closest('form'))
    expect(heading()).toHaveFocus()

    await fillIn({ ...form.required, Name: 'Ann Lee' })
    await submit()
    expect(heading().parentElement).toHaveTextContent('Ann Lee')
    expect(heading()).toHaveFocus()
  })
})
