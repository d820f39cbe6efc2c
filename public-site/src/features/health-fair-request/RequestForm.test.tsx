import { cleanup, screen } from '@testing-library/react'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { RequestForm } from './RequestForm'

const required = {
  Name: 'Marcia Campbell',
  Email: 'marcia@example.com',
  Phone: '876 555 0100',
  Organization: 'Hillview Baptist Church',
  Location: 'Mandeville, Manchester',
  'Preferred date': '2045-08-01',
  'Expected attendees': '150',
}

let user: ReturnType<typeof setUpUser>

async function fillIn() {
  for (const [label, value] of Object.entries(required)) {
    await user.type(screen.getByLabelText(label), value)
  }
}

async function submit() {
  await user.click(screen.getByRole('button', { name: 'Submit Request' }))
  // Validation is asynchronous.
  await advanceTime(0)
}

/** Submits what is valid. */
async function send() {
  await submit()
  await pollUntil(() =>
    expect(screen.getByRole('heading', { name: 'Thank you, Marcia' })).toHaveFocus(),
  )
  expect(screen.getByText('Request submitted successfully!')).toBeInTheDocument()
}

/** The form again, once it was sent. */
const sendAnother = () => user.click(screen.getByRole('button', { name: 'Send another' }))

beforeEach(async () => {
  await emptyDatabase()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  user = setUpUser()
  renderAt('/events', <RequestForm />)
})

test.each(['Host a fair', 'Plan a fair'])(
  '%s: all but the details is required, and the first mistake takes the focus',
  async (variant) => {
    await user.click(screen.getByRole('radio', { name: variant }))
    await submit()
    expect(screen.getAllByText(/^(Enter|Choose) /)).toHaveLength(6)
    expect(screen.getByText('Please enter a valid email address')).toBeVisible()
    expect(screen.getByLabelText('Details (optional)')).toBeValid()
    expect(screen.getByLabelText('Name')).toHaveFocus()
    expect(console.info).not.toHaveBeenCalled()
  },
)

test('a host request is logged, kept and confirmed, and the form resets at once', async () => {
  expect(screen.getByText(/^This is a demonstration: nothing is sent/)).toBeVisible()
  await fillIn()
  await send()
  expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Health fair request', {
    type: 'host',
    name: 'Marcia Campbell',
    email: 'marcia@example.com',
    phone: '876 555 0100',
    organization: 'Hillview Baptist Church',
    location: 'Mandeville, Manchester',
    preferredDate: '2045-08-01',
    attendees: '150',
    details: undefined,
  })
  expect(
    screen.getByText("We'll contact you soon to discuss your health fair request."),
  ).toBeInTheDocument()
  await sendAnother()
  for (const label of Object.keys(required)) expect(screen.getByLabelText(label)).toHaveValue('')
  expect(await readSubmissions()).toMatchObject([
    {
      kind: 'fairRequest',
      name: 'Marcia Campbell',
      email: 'marcia@example.com',
      phone: '876 555 0100',
      details: {
        type: 'host',
        organization: 'Hillview Baptist Church',
        location: 'Mandeville, Manchester',
        preferredDate: '2045-08-01',
        attendees: '150',
      },
    },
  ])
})

test('the plan variant offers services, and their values are not captured', async () => {
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await fillIn()
  await user.click(screen.getByRole('radio', { name: 'Plan a fair' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Marcia Campbell')

  const services = screen.getAllByRole('checkbox')
  expect(services.map((box) => box.closest('label')?.textContent)).toEqual([
    'Blood pressure',
    'Glucose',
    'Cholesterol',
    'BMI',
    'Vision',
    'Dental',
  ])
  for (const service of services) await user.click(service)
  await send()
  const [[, logged] = []] = vi.mocked(console.info).mock.calls
  expect(logged).toMatchObject({ type: 'plan' })
  const kept = await readSubmissions()
  expect(kept).toMatchObject([{ details: { type: 'plan' } }])
  expect(JSON.stringify([logged, kept])).not.toMatch(/service|glucose|true/i)
  await sendAnother()
  expect(screen.getByRole('radio', { name: 'Host a fair' })).toBeChecked()
  expect(screen.getByRole('radio', { name: 'Host a fair' })).toHaveFocus()
})

test.each([[['Vision']], [['Glucose', 'Dental']], [[]]])(
  'the kind and its services are there again when the form shows again: %j',
  async (services) => {
    await user.click(screen.getByRole('radio', { name: 'Plan a fair' }))
    for (const name of services) await user.click(screen.getByRole('checkbox', { name }))
    cleanup()
    renderAt('/events', <RequestForm />)
    expect(screen.getByRole('radio', { name: 'Plan a fair' })).toBeChecked()
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
      expect(box.checked).toBe(services.includes(box.value))
    }
    await fillIn()
    await send()
    const [[, logged] = []] = vi.mocked(console.info).mock.calls
    expect(logged).toMatchObject({ type: 'plan' })
    expect(logged).not.toHaveProperty('services')

    cleanup()
    renderAt('/events', <RequestForm />)
    expect(screen.getByRole('radio', { name: 'Host a fair' })).toBeChecked()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  },
)

test('what a choice means is heard with it, and not by itself when the form is reset', async () => {
  const [host, plan] = ['Host a fair', 'Plan a fair'].map((name) =>
    screen.getByRole('radio', { name }),
  )
  expect(host).toHaveAccessibleDescription(/^You have the place/)
  await user.click(plan as HTMLElement)
  expect(plan).toHaveAccessibleDescription(/work out the place/)
  expect(screen.getByText(/work out the place/).closest('[role=status]')).toBeNull()
})

test.each(['Host a fair', 'Plan a fair'])(
  '%s: a request that does not go through is said to, is kept, and can be sent again',
  async (variant) => {
    vi.spyOn(browserBackend, 'submissions').mockRejectedValueOnce(new Error('offline'))
    await fillIn()
    await user.type(screen.getByLabelText('Details (optional)'), 'In the yard')
    await user.click(screen.getByRole('radio', { name: variant }))
    await submit()
    await pollUntil(() => screen.getByText('Request failed'))
    const message = expectSendingFailed({
      ...required,
      'Details (optional)': 'In the yard',
    })
    expect(screen.getByRole('radio', { name: variant })).toBeChecked()

    await send()
    expect(message).not.toBeInTheDocument()
    await sendAnother()
    expect(screen.getByLabelText('Name')).toHaveValue('')
  },
)

test('what was asked for takes the place of the form, shown and focused, and promises nobody’s answer where nothing is sent', async () => {
  await page.viewport(360, 740)
  await fillIn()
  await user.click(screen.getByRole('radio', { name: 'Plan a fair' }))
  await send()
  const confirmation = screen.getByRole('region', { name: 'Thank you, Marcia' })
  expect(confirmation).toHaveTextContent(
    'You asked to plan a fair for Hillview Baptist Church on August 1, 2045. Location: Mandeville, Manchester. Expected attendees: 150.',
  )
  // On a phone, on one screen.
  const { top: begin, bottom: end } = confirmation.getBoundingClientRect()
  expect(end - begin).toBeLessThanOrEqual(innerHeight)
  expect(confirmation).toHaveTextContent('nothing is sent')
  expect(confirmation).not.toHaveTextContent('marcia@example.com')
  expect(screen.queryByLabelText('Name')).not.toBeInTheDocument()
  const heading = screen.getByRole('heading', { name: 'Thank you, Marcia' })
  expect(heading).toHaveFocus()
  const { top, bottom } = heading.getBoundingClientRect()
  expect(top).toBeGreaterThanOrEqual(0)
  expect(bottom).toBeLessThanOrEqual(innerHeight)
})

test('a field that is missing says what goes there', async () => {
  await submit()
  for (const [label, what] of [
    ['Name', 'Enter your name'],
    ['Phone', 'Enter a number where we can reach you'],
    ['Organization', 'Enter your church, school or group'],
    ['Location', 'Enter a location'],
    ['Preferred date', 'Choose a preferred date'],
    ['Expected attendees', 'Enter how many people you expect'],
  ] as const) {
    // A hint may follow.
    expect(screen.getByLabelText(label)).toHaveAccessibleDescription(expect.stringContaining(what))
  }
})

test('a day in the past and no attendees cause warnings, and are accepted', async () => {
  await fillIn()
  await user.clear(screen.getByLabelText('Expected attendees'))
  await user.type(screen.getByLabelText('Expected attendees'), '-3')
  await user.clear(screen.getByLabelText('Preferred date'))
  await user.type(screen.getByLabelText('Preferred date'), '2020-08-01')
  await advanceTime(0)
  for (const label of ['Preferred date', 'Expected attendees']) {
    expect(screen.getByLabelText(label)).toBeValid()
  }
  expect(screen.getByLabelText('Preferred date')).toHaveAccessibleDescription(/in the past/)
  expect(screen.getByLabelText('Expected attendees')).toHaveAccessibleDescription(/above 0/)
  await send()
  expect(console.info).toHaveBeenCalledExactlyOnceWith(
    '[site] Health fair request',
    expect.objectContaining({ preferredDate: '2020-08-01', attendees: '-3' }),
  )
})
