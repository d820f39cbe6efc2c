import { screen, waitFor, within } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { amber, fillAndLeave } from '../../testing/form'
import { renderConsole } from '../../testing/renderConsole'
import { stored } from '../../testing/storage'

test('an unreadable date or time, too few slots and a broken picture are pointed out in amber and saved all the same', async () => {
  const { user } = renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))

  await fillAndLeave(form.getByLabelText('Date'), 'soon')
  await waitFor(() =>
    expect(form.getByLabelText('Date')).toHaveAccessibleDescription(/We can’t read this date/),
  )
  const unreadable = form.getByText(/We can’t read this date/)
  expect(unreadable).toHaveStyle({ color: amber })
  // Whoever has gone on to the next field hears of it.
  expect(unreadable.parentElement).toHaveRole('status')

  const time = form.getByLabelText('Time')
  await fillAndLeave(time, '9 to 2')
  await waitFor(() => expect(time).toHaveAccessibleDescription(/We can’t read this time/))
  expect(form.getByText(/We can’t read this time/)).toHaveStyle({ color: amber })
  await fillAndLeave(time, '9 AM to 2 PM')
  await waitFor(() => expect(time).toHaveAccessibleDescription(/^Jamaica time/))

  await fillAndLeave(form.getByLabelText('Attendees'), 'lots')
  expect(await form.findByText(/Will save as 0/)).toHaveStyle({ color: amber })
  await fillAndLeave(form.getByLabelText('Attendees'), '120')
  const hint = await form.findByText(/The event is full/)
  expect(hint).toHaveStyle({ color: amber })
  await fillAndLeave(form.getByLabelText('Slots'), '120')
  await waitFor(() => expect(hint).not.toBeInTheDocument())
  await fillAndLeave(form.getByLabelText('Slots'), '90')

  const image = form.getByLabelText('Image URL')
  const picture = await form.findByRole('img', { name: 'Preview' })
  expect(picture).toHaveAttribute('src', '/images/programs/health-fairs.svg')
  await fillAndLeave(image, 'data:image/png;base64,broken')
  await waitFor(() => expect(image).toHaveAccessibleDescription(/won’t load/))
  expect(form.getByText(/won’t load/)).toHaveStyle({ color: amber })
  expect(form.getByRole('img', { name: /Preview/ })).toHaveAttribute('src', '/placeholder.svg')

  await user.click(form.getByRole('button', { name: 'Create event' }))
  await waitFor(() =>
    expect(stored('events')?.at(-1)).toMatchObject({
      date: 'soon',
      attendees: 120,
      slots: 90,
      image: 'data:image/png;base64,broken',
    }),
  )
})

test.each([360, 768, 1440])(
  'at %i px nothing moves while a date, a time, an image and numbers are typed',
  async (width) => {
    if (width !== innerWidth) await setViewportWidth(width)
    renderConsole('/admin/events/new')
    const form = within(await screen.findByRole('form', { name: 'Add event' }))
    const title = form.getByLabelText('Title')
    const slots = form.getByLabelText('Slots')
    const places = () => [
      slots.getBoundingClientRect().top - title.getBoundingClientRect().top,
      title.closest('form')?.offsetHeight,
    ]
    const before = places()
    for (const [label, typed, hint] of [
      ['Date', '', /^Without a date, it’s listed under Past/],
      [
        'Date',
        'April 1',
        /^We can’t read this date, so the event is listed as past\. Try April 19, 2027/,
      ],
      ['Date', 'April 19, 2027', /^Monday, April 19, 2027/],
      ['Time', '9:', /^We can’t read this time/],
      ['Time', '9:00 AM - 2:00 PM', /^Jamaica time/],
      ['Image URL', '/missing.jpg', /placeholder/],
      ['Attendees', '', /^Will save as 0/],
      ['Attendees', '12', /^$/],
      ['Slots', '1', /^The event is full/],
      ['Slots', '1200.5', /^Will save as 1,200/],
    ] as const) {
      const field = form.getByLabelText(label)
      await fillAndLeave(field, typed)
      await waitFor(() => expect(field).toHaveAccessibleDescription(hint))
      expect(places(), typed).toEqual(before)
    }
  },
)

test('a date that is past, the place and date of another event, and no places are pointed out', async () => {
  renderConsole('/admin/events/new')
  const form = within(await screen.findByRole('form', { name: 'Add event' }))
  const [first] = events.seed
  const date = form.getByLabelText('Date')
  await fillAndLeave(date, 'January 2, 2024')
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription('Tuesday, January 2, 2024, is in the past.'),
  )
  await fillAndLeave(date, '19 April 2025')
  await fillAndLeave(form.getByLabelText('Location'), ` ${first?.location.toUpperCase()}`)
  await waitFor(() =>
    expect(date).toHaveAccessibleDescription(
      `“${first?.title}” is already at this location on this date.`,
    ),
  )
  expect(form.getByText(/is already at this location/)).toHaveStyle({ color: amber })
  const slots = form.getByLabelText('Slots')
  await fillAndLeave(slots, '0')
  await waitFor(() => expect(slots).toHaveAccessibleDescription(/^With 0 slots/))
})

test('an event that is edited is not pointed out as another one', async () => {
  renderConsole('/admin/events/1')
  const form = within(await screen.findByRole('form', { name: 'Edit event' }))
  const date = form.getByLabelText('Date')
  await fillAndLeave(date, '19 April 2025')
  await waitFor(() => expect(date).toHaveAccessibleDescription(/is in the past/))
})
