import { cleanup, screen, within } from '@testing-library/react'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { anEvent, listEvents } from '../../testing/event'
import { expectSendingFailed } from '../../testing/expectSendingFailed'
import { advanceTime, pollUntil } from '../../testing/fakeClock'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { EventVolunteering, loadEventVolunteerForm } from './EventVolunteering'

async function openForm() {
  const user = setUpUser()
  const opener = screen.getByRole('button', { name: 'Volunteer at this event' })
  await user.click(opener)
  const dialog = within(screen.getByRole('dialog', { name: 'Volunteer at this event' }))
  await pollUntil(() => dialog.getByLabelText('Full name'))
  return {
    user,
    opener,
    dialog,
    submit: dialog.getByRole('button', { name: 'Volunteer at this event' }),
  }
}

beforeEach(async () => {
  await emptyDatabase()
  await listEvents(anEvent())
  await loadEventVolunteerForm()
  vi.spyOn(console, 'info').mockImplementation(() => {})
  vi.useFakeTimers()
  renderAt('/events/1', <EventVolunteering event={anEvent()} />)
})

describe('volunteering at an event', () => {
  test('needs a name, an email address and an availability; phone and experience are optional', async () => {
    const { user, dialog, submit } = await openForm()
    await user.click(submit)
    await advanceTime(0)
    expect(dialog.getAllByText(/^(Required|Enter .*)$/)).toHaveLength(2)
    expect(dialog.getByText('Please enter a valid email address')).toBeVisible()
    expect(dialog.getByLabelText('Full name')).toBeInvalid()
    expect(dialog.getByLabelText('Availability')).toBeInvalid()
    expect(dialog.getByLabelText('Phone (optional)')).toBeValid()
    expect(dialog.getByLabelText('Experience (optional)')).toBeValid()
  })

  test('shows Submitting... and after 0.8 seconds logs, keeps, confirms, resets and closes', async () => {
    const { user, opener, dialog, submit } = await openForm()
    expect(dialog.getByText(/^This is a demonstration: nothing is sent/)).toBeVisible()
    await user.type(dialog.getByLabelText('Full name'), 'Devon Wright')
    await user.type(dialog.getByLabelText('Email'), 'devon@example.com')
    await user.type(dialog.getByLabelText('Availability'), 'All day')
    await user.click(submit)
    await advanceTime(799)
    expect(dialog.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
    expect(console.info).not.toHaveBeenCalled()

    await advanceTime(1)
    await pollUntil(() => screen.getByText('Thank you for volunteering!'))
    expect(console.info).toHaveBeenCalledExactlyOnceWith('[site] Event volunteer', {
      eventId: 1,
      eventTitle: 'Fair at Riverside',
      name: 'Devon Wright',
      email: 'devon@example.com',
      phone: undefined,
      experience: undefined,
      availability: 'All day',
    })
    expect(await readSubmissions()).toMatchObject([
      {
        kind: 'eventVolunteer',
        name: 'Devon Wright',
        email: 'devon@example.com',
        eventId: 1,
        eventTitle: 'Fair at Riverside',
        details: { availability: 'All day' },
      },
    ])
    expect(
      screen.getByText(
        "You've registered to volunteer at Fair at Riverside. We'll be in touch soon with more details.",
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Thank you, Devon' })).toHaveFocus()
    const confirmation = screen.getByRole('region', { name: 'Thank you, Devon' })
    expect(opener.parentElement).toContainElement(confirmation)
    expect(confirmation).toHaveTextContent('You’re available: all day.')
    expect(confirmation).toHaveTextContent('This is a demonstration: nothing is sent')
    expect(confirmation).not.toHaveTextContent('devon@example.com')

    await user.click(opener)
    expect(dialog.getByLabelText('Full name')).toHaveValue('')
  })

  test.each([
    ['2045-04-19T12:00:00Z', 'as soon as we can.'],
    ['2045-04-19T15:00:00Z', 'as soon as we can.'],
    ['2045-04-20T15:00:00Z', 'about where we need you next.'],
  ])('at %s, says that we email %s', async (now, words) => {
    vi.setSystemTime(now)
    vi.spyOn(browserBackend.capabilities, 'sharedWithOthers', 'get').mockReturnValue(true)
    const { user, dialog, submit } = await openForm()
    await user.type(dialog.getByLabelText('Full name'), 'Devon Wright')
    await user.type(dialog.getByLabelText('Email'), 'devon@example.com')
    await user.type(dialog.getByLabelText('Availability'), 'All day')
    await user.click(submit)
    await advanceTime(800)
    await pollUntil(() => screen.getByText(`We’ll email devon@example.com ${words}`))
  })

  test.each([
    ['filled in', 'open', 'Devon Wright'],
    ['empty', 'closed', ''],
  ])('has its form %s again when the page was left with the dialog %s', async (_, state, name) => {
    const { user, dialog } = await openForm()
    await user.type(dialog.getByLabelText('Full name'), 'Devon Wright')
    if (state === 'closed') {
      const element = screen.getByRole('dialog')
      const closed = new Promise((resolve) => element.addEventListener('close', resolve))
      await user.click(dialog.getByRole('button', { name: 'Close' }))
      await closed
    }
    cleanup()
    renderAt('/events/1', <EventVolunteering event={anEvent()} />)
    const again = await openForm()
    expect(again.dialog.getByLabelText('Full name')).toHaveValue(name)
  })

  test('that does not go through is said to, is kept in the open dialog, and can be sent again', async () => {
    vi.spyOn(browserBackend, 'submissions').mockRejectedValueOnce(new Error('offline'))
    const { user, dialog, submit } = await openForm()
    const typed = {
      'Full name': 'Devon Wright',
      Email: 'devon@example.com',
      'Phone (optional)': '876 555 0100',
      'Experience (optional)': 'Nursing',
      Availability: 'All day',
    }
    for (const [label, text] of Object.entries(typed)) {
      await user.type(dialog.getByLabelText(label), text)
    }
    await user.click(submit)
    await advanceTime(800)
    await pollUntil(() => screen.getByText('Application failed'))
    expectSendingFailed(typed, dialog)

    await user.click(submit)
    await advanceTime(800)
    await pollUntil(() => screen.getByText('Thank you for volunteering!'))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })
})
