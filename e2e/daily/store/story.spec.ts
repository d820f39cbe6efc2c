import { comeBack, expect, registerInStore, signInToStore, test } from '../../support/store'
import { openEventForEditing } from '../../support/story'
import { installClock } from '../../support/test'

const fair = 'Community Health Fair at Riverside'

test('a registration reaches the administrator, and an edit reaches every visitor', async ({
  page: visitor,
  elsewhere,
  browser,
  site,
}) => {
  await installClock(visitor.context())
  await visitor.goto('/events/1')
  await registerInStore(visitor, 'Nell Lee')
  await expect(visitor.getByText('You have been registered for this health fair.')).toBeVisible()
  await expect(visitor.getByText('119 of 120 spots remaining')).toBeVisible()

  const console = await elsewhere.newPage()
  await console.goto('/admin/events')
  await signInToStore(console)
  await console.getByRole('link', { name: 'Submissions' }).click()
  await expect(console.getByRole('main').getByText('Nell Lee')).toBeVisible()
  await console.getByRole('link', { name: 'Events', exact: true }).click()
  const dialog = await openEventForEditing(console, fair)
  await expect(dialog.getByLabel('Attendees')).toHaveValue('1')
  await dialog.getByLabel('Title').fill('Health Fair by the Bridge')
  await dialog.getByRole('button', { name: /Save/ }).click()
  await expect(console.getByText('Event updated')).toBeVisible()
  await expect(console.getByRole('status').getByText('Saved', { exact: true })).toBeVisible()
  const storedTitle = () => site.value('select title from events where id = 1')
  await expect.poll(storedTitle).toBe('Health Fair by the Bridge')

  await comeBack(visitor)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')

  await site.compose()
  const scriptless = await browser.newContext({ javaScriptEnabled: false })
  const reader = await scriptless.newPage()
  await reader.goto('/events/1')
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Health Fair by the Bridge')
  await expect(reader.getByText('119 of 120 spots remaining')).toBeVisible()
  await scriptless.close()
})
