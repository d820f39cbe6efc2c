import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fill } from '../../testing/form'
import { openDatabase } from '../../testing/openSubmissions'
import { renderConsole, type User } from '../../testing/renderConsole'
import { stored } from '../../testing/storage'

const path = '/admin/settings?tab=mail'
const field = (label: string) => screen.findByLabelText(label)
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save email settings' }))

test('who of the team is told of what is saved, as addresses separated by commas', async () => {
  const { user } = renderConsole(path)
  fill(await field('Sender’s name'), ' Island Care ')
  fill(await field('Volunteers'), ' ann@example.com,, bob@example.com ,')
  await save(user)
  expect(await screen.findByText('Email settings updated successfully.')).toBeVisible()
  await waitFor(() =>
    expect(stored('mailSettings')).toMatchObject({
      senderName: 'Island Care',
      volunteersTo: 'ann@example.com, bob@example.com',
    }),
  )
})

test('what is no email address is not saved, nor a second one for replies', async () => {
  const { user } = renderConsole(path)
  fill(await field('Donations'), 'ann@example.com, bob')
  fill(await field('Replies go to'), 'ann@example.com, bob@example.com')
  await save(user)
  expect(await screen.findByText('“bob” isn’t an email address')).toBeVisible()
  expect(screen.getByText('Enter one email address')).toBeVisible()
  expect(stored('mailSettings')).toBeNull()
})

test('without a database, there is no test to send but a way to see what people would get', async () => {
  renderConsole(path)
  expect(await screen.findByRole('link', { name: 'See what people would get' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send me a test' })).toBeNull()
})

test('where what sends has stopped, a test is said to wait', async () => {
  const { user, database } = openDatabase(path, [])
  database.messages.status.seenAt = '2025-10-01T11:45:00Z'
  await field('Signature')
  await screen.findByRole('button', { name: 'Send me a test' })
  await user.click(screen.getByRole('button', { name: 'Send me a test' }))
  expect(await screen.findByText('Test waiting to be sent')).toBeVisible()
})

test('a test is sent to the administrator; before a worker has run, none is', async () => {
  const { user, database } = openDatabase(path, [])
  const send = () => user.click(screen.getByRole('button', { name: 'Send me a test' }))
  await field('Signature')
  await send()
  expect(await screen.findByText('Test on its way')).toBeVisible()
  expect(database.messages.tests).toEqual([undefined])
  database.messages.status = { waiting: 0 }
  await send()
  expect(await screen.findByText('Email isn’t set up yet.')).toBeVisible()
})
