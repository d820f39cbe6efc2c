import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { BrowserRouter, Route, Routes } from 'shared/router'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openAdministration } from '../backend/administration'
import { AdminLayout } from './AdminLayout'
import { offline } from './loadOnline'
import { PageErrorBoundary } from './PageErrorBoundary'

function Broken(): never {
  throw new Error('broken')
}

test('a page that crashes leaves the sidebar, is reported once, and is left by a link to its own section', async () => {
  const onCaughtError = vi.fn()
  history.replaceState(null, '', '/admin/settings/backup')
  await openAdministration()
  render(
    <BrowserRouter>
      <Routes>
        <Route path="/admin" element={<AdminLayout />}>
          <Route path="settings" element={<p>The settings</p>} />
          <Route path="settings/backup" element={<Broken />} />
        </Route>
      </Routes>
    </BrowserRouter>,
    { onCaughtError },
  )
  expect(
    screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible()
  expect(screen.getByRole('navigation', { name: 'Console' })).toBeVisible()
  expect(onCaughtError).toHaveBeenCalledOnce()

  await userEvent.click(screen.getByRole('link', { name: 'Settings' }))
  expect(await screen.findByText('The settings')).toBeVisible()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('without a connection, a part of a page that does not load says so and waits for it', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    offline.hasFailed = false
  })
  render(
    <BrowserRouter>
      <PageErrorBoundary>
        <Broken />
      </PageErrorBoundary>
    </BrowserRouter>,
    { onCaughtError: () => {} },
  )
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
  expect(screen.getByText('This page opens when you reconnect.')).toBeVisible()
})
