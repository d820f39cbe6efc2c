import { screen } from '@testing-library/react'
import { fakeStore } from 'shared/testing/fakeStore'
import { expect, test } from 'vitest'
import { renderAt } from '../../testing/renderAt'
import { PrivacyPolicyPage } from './PrivacyPolicyPage'

const modules = import.meta.glob<Record<string, { key?: string }>>(
  ['../../../../shared/src/collections/*.ts', '!**/*.test.ts'],
  { eager: true },
)
const collectionKeys = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .flatMap(({ key }) => key ?? [])

test.each([...collectionKeys, 'auth', 'sidebar:state'])(
  'the privacy policy tells what the site keeps under %s',
  (key) => {
    renderAt('/privacy-policy', <PrivacyPolicyPage />)
    expect(screen.getByText(key, { selector: 'dt > code' })).toBeVisible()
  },
)

test('the privacy policy knows of every collection', () => {
  expect(collectionKeys).toHaveLength(8)
})

test('it says that what was typed waits in the tab, and for how long', () => {
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  expect(screen.getByText(/waits in the session storage/)).toHaveTextContent(
    /when you come back to the form.*once you send it.*when you close the tab/,
  )
})

test('it says whose pictures may come from other sites', () => {
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  expect(screen.getByText(/gives an event or a post a picture from elsewhere/)).toBeVisible()
})

test('with a store, it says that what is typed is sent', () => {
  fakeStore(() => ({}))
  renderAt('/privacy-policy', <PrivacyPolicyPage />)
  expect(screen.getByText(/is sent to our database/)).toBeVisible()
  for (const key of ['outbox.…', 'auth.ended']) {
    expect(screen.getByText(key, { selector: 'dt > code' })).toBeVisible()
  }
  expect(screen.queryByText(/has no server/)).not.toBeInTheDocument()
  expect(screen.getByText(/Gifts cannot be paid on this site yet/)).toBeVisible()
})
