import { act, screen } from '@testing-library/react'
import { collection } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { readSubmissions } from 'shared/backends/browser/browserDatabase'
import { submissions } from 'shared/backends/browser/browserSubmissions'
import { doorTaps } from 'shared/collections/doorTaps'
import { registrations } from 'shared/collections/registrations'
import { contentKeys } from 'shared/content/contentKinds'
import { emptyDatabase } from 'shared/testing/emptyDatabase'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { fakeStore } from 'shared/testing/fakeStore'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { setUpUser } from '../../testing/user'
import { PrivacyPolicyPage } from './PrivacyPolicyPage'

const modules = import.meta.glob<Record<string, { key?: string }>>(
  ['../../../../shared/src/collections/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const collectionKeys = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap(({ key }) => key ?? [])

/** What is technical is closed at first. */
function renderOpen() {
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  const summary = screen.getByText('Everything this site stores, by name')
  expect(screen.getByText('auth', { selector: 'dt > code' })).not.toBeVisible()
  act(() => summary.click())
}

test.each([...collectionKeys, 'auth', 'sidebar:state', 'submissions', 'history'])(
  'the privacy policy tells what the site keeps under %s',
  (key) => {
    renderOpen()
    expect(screen.getByText(key, { selector: 'dt > code' })).toBeVisible()
  },
)

test('the privacy policy knows of every collection', () => {
  expect(collectionKeys.sort()).toEqual([...contentKeys, registrations.key, doorTaps.key].sort())
})

test('it says that what was typed waits in the tab, and for how long', () => {
  renderOpen()
  expect(screen.getByText(/^If you leave a form unfinished/)).toHaveTextContent(
    /until you send the form or close the tab. Card details and closed forms are never kept/,
  )
  expect(screen.getByText('typed', { selector: 'dt > code' })).toBeVisible()
})

test('it speaks to visitors first: keys of the storage come last', () => {
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  const technical = screen.getByRole('heading', { level: 2, name: 'Technical details' })
  expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toBe(technical)
  for (const code of document.querySelectorAll('code')) {
    expect(technical.compareDocumentPosition(code)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  }
})

test('it says whose pictures may come from other sites', () => {
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  expect(
    screen.getByText(/except any pictures that an event, post or program takes from elsewhere/),
  ).toBeVisible()
})

test('with a database, it says that what is typed is sent, and offers no deletion here', () => {
  fakeStore(() => ({}))
  renderOpen()
  expect(screen.getByText(/goes to our database/)).toBeVisible()
  expect(screen.getByText(/^We email you only about what you sent/)).toHaveTextContent(
    /after you confirm your address, and you can unsubscribe any time\..* 90 days and a record that we sent it for a year/,
  )
  for (const key of ['outbox.…', 'auth.ended']) {
    expect(screen.getByText(key, { selector: 'dt > code' })).toBeVisible()
  }
  expect(screen.queryByText(/never reaches us/)).not.toBeInTheDocument()
  expect(screen.queryByText(/IndexedDB/)).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /^Delete/ })).not.toBeInTheDocument()
  expect(screen.getByText(/can’t give online yet/)).toBeVisible()
})

describe('in the demonstration', () => {
  const typed = '{"A volunteer application":{"name":"Ann"}}'
  const button = () => screen.getByRole('button', { name: 'Delete what I entered' })

  beforeEach(async () => {
    await emptyDatabase()
    vi.spyOn(console, 'info').mockImplementation(() => {})
    const form = { email: 'ann@example.com', eventId: 1 }
    await submissions.send('registration', form, { id: 'a', website: '', elapsed: 0 })
    sessionStorage.setItem('typed', typed)
    renderAt('/privacy-policy', <PrivacyPolicyPage />)
  })

  test('it says that what is sent stays in this browser, which lists it', () => {
    expect(screen.getByText(/stays in this browser and never reaches us/)).toHaveTextContent(
      /never reaches us.*Anyone using this browser can see it/,
    )
  })

  test('what forms have left is deleted, and it says when it is done', async () => {
    const user = setUpUser()
    await user.click(button())
    await user.click(await screen.findByRole('button', { name: 'Delete everything' }))
    expect(await screen.findByText(/^Deleted/)).toHaveRole('status')
    expect(button()).toHaveFocus()
    expect(await readSubmissions()).toEqual([])
    expect(collection(registrations).get()).toEqual([])
    expect(sessionStorage).toHaveLength(0)
    await expectAccessible('what the privacy policy says after a deletion')
  })

  test('whoever has registrations is asked first, and nobody else', async () => {
    const user = setUpUser()
    await user.click(button())
    expect(screen.getByText('Delete your registration too?').parentElement).toHaveTextContent(
      'doesn’t give up your spot',
    )
    expect(screen.getByRole('button', { name: 'Keep everything' })).toHaveFocus()
    await expectAccessible('the question before a deletion')
    await user.click(screen.getByRole('button', { name: 'Keep everything' }))
    expect(button()).toHaveFocus()
    expect(await readSubmissions()).toHaveLength(1)
    await act(() => collection(registrations).update(() => []))
    await user.click(button())
    expect(await screen.findByText(/^Deleted/)).toBeVisible()
    expect(await readSubmissions()).toEqual([])
  })

  test('it says when it could not be deleted, and can be tried again', async () => {
    await act(() => collection(registrations).update(() => []))
    const blocked = new Error('blocked')
    vi.spyOn(browserBackend, 'submissions').mockRejectedValueOnce(blocked)
    await setUpUser().click(button())
    expect(await screen.findByText(/^We couldn’t delete this/)).toHaveRole('status')
    expect(await readSubmissions()).toHaveLength(1)
    expect(vi.mocked(console.warn).mock.calls.splice(0)).toEqual([
      ['[site] What forms have left could not be deleted', blocked],
    ])
    await setUpUser().click(button())
    expect(await screen.findByText(/^Deleted/)).toBeVisible()
    expect(await readSubmissions()).toEqual([])
  })
})
