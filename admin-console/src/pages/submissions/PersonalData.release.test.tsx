/** Old submissions, forgotten people and floods: what is deleted for good. */
import { screen, waitFor, within } from '@testing-library/react'
import { events } from 'shared/collections/events'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { submission } from 'shared/testing/fakeSubmissions'
import { beforeEach, describe, expect, test } from 'vitest'
import { fill } from '../../testing/form'
import { backends, openDatabase } from '../../testing/openSubmissions'
import { button, drawer, path, senders, twelve, volunteer } from '../../testing/submissionsPage'

beforeEach(emptyDatabase)

describe.each(backends)('with %s behind the site', (_, open) => {
  test('old submissions are deleted at once, after a question with their number', async () => {
    const subscription = submission(50, { kind: 'newsletter' })
    // The midnight before that day, in Jamaica.
    const before = submission(59, { createdAt: '2025-09-15T04:59:59.999Z' })
    const later = submission(60, { createdAt: '2025-09-15T05:00:00.000Z' })
    const { user, kept } = await open(path, [...twelve, subscription, before, later])
    await user.click(await button('Delete old submissions…'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete old submissions' }))
    expect(
      dialog.getByText(/^This frees any places at upcoming events for the waiting list/),
    ).toBeVisible()
    expect(await dialog.findByText('0 submissions sent before Oct 1, 2024.')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeDisabled()
    fill(dialog.getByLabelText('Sent before'), '2025-09-15')
    // Not for a moment the number of another day.
    expect(dialog.getByRole('status')).toHaveTextContent('Counting…')
    await user.click(await dialog.findByRole('button', { name: 'Delete 13 submissions' }))
    expect(await screen.findByText('13 submissions deleted')).toBeVisible()
    expect(await kept()).toEqual([subscription, later])
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('a person is forgotten by email address; what still names them is shown, for the administrator to decide', async () => {
    const told = { donationType: 'Food', donationDetails: 'As Ann@example.com said' }
    const offer = submission(20, { kind: 'offer', name: 'Bea', details: told })
    const { user, kept } = await open(path, [...twelve, offer])
    const ask = async (address: string) => {
      await user.click(await button('Forget a person…'))
      const dialog = within(await screen.findByRole('dialog', { name: 'Forget a person' }))
      expect(
        dialog.getByText(/^This frees any places at upcoming events for the waiting list/),
      ).toBeVisible()
      fill(dialog.getByLabelText('Email address'), address)
      return dialog
    }
    const dialog = await ask(' Visitor3@example.com ')
    // Nothing is wrong with where submissions come from, and nothing is said of it.
    expect(screen.queryByText(/connection|where submissions come from/)).toBeNull()
    await user.click(await dialog.findByRole('button', { name: 'Delete 1 submission' }))
    expect(await screen.findByText('1 submission deleted')).toBeVisible()
    const others = twelve.filter(({ name }) => name !== 'Visitor 3')
    expect(await kept()).toEqual([...others, offer])
    expect(
      await screen.findByText('Visitor3@example.com: 1 submission deleted', { exact: false }),
    ).toBeVisible()
    expect(screen.getByText('It isn’t mentioned anywhere else.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/mentions this address/)).toBeNull()

    // Nothing came from there, and it may be named all the same.
    const look = await ask('ann@example.com')
    await user.click(await look.findByRole('button', { name: 'See where it’s mentioned' }))
    expect(await screen.findByText('ann@example.com: 0 submissions deleted')).toBeVisible()
    await user.click(await button('A donation offer from someone else'))
    expect((await drawer()).getByText('As Ann@example.com said')).toBeVisible()
    await user.click((await drawer()).getByRole('button', { name: 'Delete' }))
    const question = within(await screen.findByRole('dialog', { name: /^Delete this/ }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('It isn’t mentioned anywhere else.')).toBeVisible()
    expect(await kept()).toEqual(others)
  })
})

test('a person is taken out of the history, and gifts stay', async () => {
  const { user, database, network } = openDatabase(path, twelve)
  const mentions = [
    { table: 'donations', row: '1' },
    { table: 'events', row: '1' },
    { table: 'general_settings', row: '1' },
    { table: 'audit', row: '1' },
    { table: 'audit', row: '2' },
  ]
  const bodies: unknown[] = []
  network.answer = (request) => {
    if (request.path.endsWith('/forget_person')) return { deleted: { registration: 1 }, mentions }
    if (!request.path.endsWith('/forget_in_history')) return database.answer(request)
    bodies.push(request.body)
    return 2
  }
  await user.click(await button('Forget a person…'))
  const dialog = within(await screen.findByRole('dialog', { name: 'Forget a person' }))
  fill(dialog.getByLabelText('Email address'), 'visitor3@example.com')
  await user.click(await dialog.findByRole('button', { name: 'Delete 1 submission' }))
  const left = within(
    (await screen.findByText('visitor3@example.com: 1 submission deleted')).closest(
      '[role=status]',
    ) as HTMLElement,
  )
  expect(
    left.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [events.seed[0]?.title, '/admin/events/1'],
    ['General settings', '/admin/settings?tab=general'],
    ['1 donation', '/admin/donations?search=visitor3%40example.com'],
  ])
  const [event, settings] = left.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(event).toMatch(/^The event .* mentions this address\.$/)
  expect(settings).toBe('General settings mention this address.')
  expect(left.getByText(/2 history entries mention this address/)).toBeVisible()
  await user.click(left.getByRole('button', { name: 'Remove the address from the history' }))
  expect(await left.findByText('The history no longer mentions this address.')).toBeVisible()
  expect(bodies).toEqual([{ email: 'visitor3@example.com' }])
})

test('a flood from one connection is told in one line, and deleted after a question', async () => {
  const flood = Array.from({ length: 25 }, (_, index) => submission(index + 1))
  const { user, database, requests } = openDatabase(path, [...flood, volunteer])
  for (const { id } of flood) database.origins.set(id, 'a hash')
  const times = { firstAt: '2025-10-01T15:02:00Z', lastAt: '2025-10-01T15:31:00Z' }
  database.senders.floods.push({ sender: 'a hash', submissions: 25, ...times })
  const told = await screen.findByText(
    /^25 submissions came from one connection, Oct 1, 2025, 10:02.*10:31.AM\.$/,
  )
  expect(told).toBeVisible()
  await user.click(await button('Delete all…'))
  const dialog = within(await screen.findByRole('dialog', { name: /^Delete everything from this/ }))
  await user.click(await dialog.findByRole('button', { name: 'Delete 25 submissions' }))
  await waitFor(async () => expect(await senders()).toEqual(['Vera Volunteer']))
  expect(screen.queryByText(/came from one connection,/)).toBeNull()
  const deleted = requests.find(({ path }) => path.endsWith('delete_submissions_from'))
  expect(deleted?.body).toEqual({ sender: 'a hash' })
  expect(database.rows()).toEqual([volunteer])
})

test('a database that knows of no submission where it came from is told in one line', async () => {
  const { database } = openDatabase(path, twelve)
  database.senders.unknown = true
  expect(await screen.findByText(/^We can’t spot spam yet/)).toHaveTextContent('docs/store.md')
})
