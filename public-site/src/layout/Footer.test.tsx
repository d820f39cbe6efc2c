import { screen, within } from '@testing-library/react'
import { collection } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { supabaseCapabilities } from 'shared/backends/supabase/supabaseCapabilities'
import { generalSettings } from 'shared/collections/generalSettings'
import type { GeneralSettings } from 'shared/entities/generalSettings'
import { expect, test, vi } from 'vitest'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { Footer } from './Footer'

test.each([
  ['About Us', '/about'],
  ['Programs', '/programs'],
  ['Events', '/events'],
  ['Get Involved', '/get-involved'],
  ['Donate', '/donate'],
  ['Contact', '/contact'],
])('the quick link %s leads to %s', (name, path) => {
  renderAt('/', <Footer />)
  const quickLinks = within(screen.getByRole('navigation', { name: 'Quick Links' }))
  expect(quickLinks.getByRole('link', { name })).toHaveAttribute('href', path)
})

test.each([
  ['News', '/blog'],
  ['Privacy Policy', '/privacy-policy'],
  ['Terms', '/terms'],
])('the last line of the footer leads with %s to %s', (name, path) => {
  renderAt('/', <Footer />)
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', path)
})

test('the newsletter field is for an email address', () => {
  renderAt('/', <Footer />)
  const email = screen.getByRole('textbox', { name: 'Email address' })
  expect(email).toHaveAttribute('type', 'email')
  expect(email).toHaveAttribute('autocomplete', 'email')
})

test('the newsletter form does nothing on submit', async () => {
  const user = setUpUser()
  renderAt('/events', <Footer />)
  const email = screen.getByRole('textbox', { name: 'Email address' })
  await user.type(email, 'a@example.com')
  await user.click(screen.getByRole('button', { name: 'Subscribe' }))
  expect(email).toHaveValue('a@example.com')
  expect(window.location.href).toMatch(/\/events$/)
})

test('social buttons are named and have no targets', () => {
  renderAt('/', <Footer />)
  const social = within(screen.getByRole('list', { name: 'Social media' }))
  expect(social.getAllByRole('button')).toHaveLength(3)
  expect(social.queryByRole('link')).not.toBeInTheDocument()
})

const savePages = (pages: Partial<GeneralSettings>) =>
  collection(generalSettings).update((saved) => ({ ...saved, ...pages }))

test('the button of a network where the foundation has a page leads there', async () => {
  await savePages({ instagram: ' https://instagram.com/hope ', youtube: 'javascript:alert(1)' })
  renderAt('/', <Footer />)
  const social = within(screen.getByRole('list', { name: 'Social media' }))
  expect(social.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
    'href',
    'https://instagram.com/hope',
  )
  expect(social.getAllByRole('button')).toHaveLength(2)
})

test('with a database, a network where the foundation has no page has no button', async () => {
  vi.spyOn(browserBackend, 'capabilities', 'get').mockReturnValue(supabaseCapabilities)
  await savePages({ facebook: 'https://facebook.com/hope', youtube: 'youtube.com/hope' })
  const { unmount } = renderAt('/', <Footer />)
  const social = within(screen.getByRole('list', { name: 'Social media' }))
  expect(social.getAllByRole('listitem')).toHaveLength(1)
  expect(social.getByRole('link', { name: 'Facebook' })).toBeVisible()
  unmount()
  await savePages({ facebook: '', youtube: undefined })
  renderAt('/', <Footer />)
  expect(screen.queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument()
})

test('what the administrator saved under General Settings shows', async () => {
  await collection(generalSettings).update(() => ({
    siteName: 'Hope Foundation',
    contactEmail: 'post@hope.example',
    phoneNumber: '+1 876 555 0199',
  }))
  renderAt('/', <Footer />)
  expect(screen.getByRole('link', { name: 'Hope Foundation' })).toHaveAttribute('href', '/')
  expect(screen.getByRole('link', { name: 'post@hope.example' })).toHaveAttribute(
    'href',
    'mailto:post@hope.example',
  )
  expect(screen.getByRole('link', { name: '+1 876 555 0199' })).toHaveAttribute(
    'href',
    'tel:+18765550199',
  )
})

test('blank settings leave no nameless link', async () => {
  await collection(generalSettings).update(() => ({
    siteName: ' ',
    contactEmail: '',
    phoneNumber: '',
  }))
  renderAt('/', <Footer />)
  for (const link of screen.getAllByRole('link')) expect(link).toHaveAccessibleName()
  expect(screen.queryByRole('link', { name: /@/ })).not.toBeInTheDocument()
  expect(screen.getByText('Mobile Health Fair, across Jamaica')).toBeVisible()
})
