import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { signIn, signOut } from 'shared/auth'
import { collection } from 'shared/backend'
import { generalSettings } from 'shared/collections/generalSettings'
import { openTab } from 'shared/testing/openTab'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent as userEvents } from 'vitest/browser'
import { amber, fill, fillAndLeave } from '../../testing/form'
import { renderConsole, type User } from '../../testing/renderConsole'
import { storeAsAnotherTab, stored } from '../../testing/storage'

const password = 'gateway-secret-7'

async function openSettings() {
  const { user, unmount } = renderConsole('/admin/settings')
  await screen.findByRole('heading', { level: 1, name: 'Settings' })
  return { user, leave: unmount }
}

const gatewayId = () => screen.getByLabelText('Gateway ID')
const gatewayPassword = () => screen.getByLabelText('Gateway password')
const production = () => screen.getByRole('radio', { name: 'Production (Live)' })
const sandbox = () => screen.getByRole('radio', { name: 'Sandbox (Testing)' })

const savePayment = (user: User) =>
  user.click(screen.getByRole('button', { name: 'Save payment settings' }))

function fillPayment() {
  fill(gatewayId(), 'merchant-1')
  fill(gatewayPassword(), password)
}

async function openGeneral(user: User) {
  await user.click(screen.getByRole('tab', { name: 'General Settings' }))
  await screen.findByLabelText('Site name')
}

test('on a phone a press on the last tab opens it, and it is whole in sight', async () => {
  await setViewportWidth(360)
  await openSettings()
  for (const name of ['Email', 'Backup']) {
    const tab = screen.getByRole('tab', { name })
    await userEvents.click(tab)
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
  }
  const tab = screen.getByRole('tab', { name: 'Backup' })
  const line = tab.closest('.ant-tabs-nav')
  await waitFor(() => expect(line).not.toHaveAttribute('data-after'))
  expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(
    line?.getBoundingClientRect().right ?? 0,
  )
})

test('after the first save the field with the focus is in sight, although a notice comes above it', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(640, 400)
  await openSettings()
  fillPayment()
  gatewayPassword().focus()
  gatewayPassword().scrollIntoView({ block: 'end' })
  await userEvents.keyboard('{Enter}')
  expect(await screen.findByText(/configured in Sandbox/)).toBeVisible()
  expect(gatewayPassword()).toHaveFocus()
  expect(gatewayPassword().getBoundingClientRect().bottom).toBeLessThan(401)
})

test('the tabs are Payment Settings, the default, General Settings, Email and Backup', async () => {
  await openSettings()
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Payment Settings',
    'General Settings',
    'Email',
    'Backup',
  ])
  expect(screen.getByRole('tab', { name: 'Payment Settings' })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test('choosing a tab moves no tab', async () => {
  const { user } = await openSettings()
  const places = () =>
    screen.getAllByRole('tab').map((tab) => {
      const { x, y } = tab.getBoundingClientRect()
      return { x, y }
    })
  for (const width of [768, 1280]) {
    await setViewportWidth(width)
    const before = places()
    for (const name of ['General Settings', 'Backup', 'Payment Settings']) {
      await user.click(screen.getByRole('tab', { name }))
      expect(places(), `${name} at ${width} px`).toEqual(before)
    }
  }
})

test('on a phone the tabs are one line, which scrolls to the chosen one', async () => {
  await setViewportWidth(360)
  const { user } = await openSettings()
  const lines = () =>
    new Set(screen.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().y))
  expect(lines().size).toBe(1)
  for (const name of ['Backup', 'Payment Settings']) {
    const tab = screen.getByRole('tab', { name })
    await user.click(tab)
    await waitFor(() => expect(tab).toHaveAttribute('aria-selected', 'true'))
    const { left, right } = tab.getBoundingClientRect()
    expect(left, name).toBeGreaterThanOrEqual(15)
    expect(right, name).toBeLessThanOrEqual(345)
  }
  expect(lines().size).toBe(1)
})

test('the mode is freely switchable; production warns of real payments and reveals Production URL', async () => {
  const { user } = await openSettings()
  const mode = within(screen.getByRole('group', { name: 'Mode' }))
  expect(mode.getAllByRole('radio')).toEqual([sandbox(), production()])
  expect(sandbox()).toBeChecked()
  expect(screen.queryByText(/real payments/i)).toBeNull()
  expect(screen.queryByLabelText(/Production URL/)).toBeNull()

  await user.click(production())
  expect(await screen.findByRole('alert')).toHaveTextContent(/Real payments will be processed/)
  expect(screen.getByLabelText(/Production URL/)).toHaveAttribute('type', 'url')

  await user.click(sandbox())
  await waitFor(() => expect(screen.queryByText(/real payments/i)).toBeNull())
  expect(screen.queryByLabelText(/Production URL/)).toBeNull()
})

test.each([
  ['gateway ID', () => fill(gatewayPassword(), password)],
  ['password', () => fill(gatewayId(), 'merchant-1')],
  [
    'gateway ID, but for spaces,',
    () => {
      fill(gatewayId(), '   ')
      fill(gatewayPassword(), password)
    },
  ],
])('without the %s a destructive notice says so and nothing is saved', async (_, fillOther) => {
  const { user } = await openSettings()
  fillOther()
  await savePayment(user)
  const toast = (await screen.findByText('Missing Information')).parentElement
  expect(toast).toHaveTextContent('Please complete all required fields.')
  expect(screen.queryByText('Settings Saved')).toBeNull()
  expect(localStorage.getItem('paymentSettings')).toBeNull()

  await screen.findAllByText('Required')
  fillPayment()
  await waitFor(() => expect(screen.queryByText('Required')).toBeNull())
})

test('a successful save is confirmed, and a green banner states the saved mode', async () => {
  const { user } = await openSettings()
  fillPayment()
  expect(screen.queryByText(/gateway is configured/)).toBeNull()
  await savePayment(user)
  const toast = (await screen.findByText('Settings Saved')).parentElement
  expect(toast).toHaveTextContent('Payment gateway settings updated successfully.')
  const banner = await screen.findByText(/gateway is configured/)
  expect(banner).toHaveTextContent('Sandbox (Testing)')

  await user.click(production())
  expect(banner).toHaveTextContent('Sandbox (Testing)')
  await savePayment(user)
  await waitFor(() => expect(banner).toHaveTextContent('Production (Live)'))
})

test('Production URL is optional, and saving in sandbox leaves the saved one alone', async () => {
  const { user } = await openSettings()
  fillPayment()
  await user.click(production())
  await fillAndLeave(await screen.findByLabelText(/Production URL/), 'http://gateway.example')
  const warning = await screen.findByText(/doesn’t begin with https/)
  expect(warning).toHaveStyle({ color: amber })
  await fillAndLeave(screen.getByLabelText(/Production URL/), 'https://gateway.example')
  await waitFor(() => expect(warning).not.toBeInTheDocument())
  await savePayment(user)
  await waitFor(() => expect(stored('paymentSettings')).toMatchObject({ mode: 'production' }))
  await user.click(sandbox())
  await savePayment(user)
  await waitFor(() =>
    expect(stored('paymentSettings')).toEqual({
      mode: 'sandbox',
      powerTranzId: 'merchant-1',
      productionUrl: 'https://gateway.example',
    }),
  )
})

test('the password is in no storage and no log; it stays while the console is open', async () => {
  const log = (['log', 'info', 'warn', 'error', 'debug'] as const).map((level) =>
    vi.spyOn(console, level),
  )
  const { user } = await openSettings()
  fillPayment()
  await savePayment(user)
  await screen.findByText(/gateway is configured/)
  await waitFor(() => expect(stored('paymentSettings')).not.toBeNull())
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password)
  expect(document.cookie).not.toContain(password)
  expect(JSON.stringify(log.map((level) => level.mock.calls))).not.toContain(password)

  await user.click(screen.getByRole('link', { name: 'Dashboard' }))
  await screen.findByRole('heading', { level: 1, name: 'Dashboard' })
  await user.click(screen.getByRole('link', { name: 'Settings' }))
  expect(await screen.findByText(/gateway is configured/)).toBeVisible()
  expect(gatewayPassword()).toHaveValue(password)
})

test('after a reload the rest is still said to be saved, but the password is blank and must be typed again to save', async () => {
  const { user, leave } = await openSettings()
  fillPayment()
  expect(screen.getByText('Unsaved changes')).toBeVisible()
  await savePayment(user)
  await waitFor(() => expect(stored('paymentSettings')).not.toBeNull())
  expect(await screen.findByText('All changes saved')).toBeVisible()
  leave()

  const tab = await openTab(new URL('../../standalone.tsx', import.meta.url))
  const reloaded = within(tab.document.body)
  expect(await reloaded.findByLabelText('Gateway ID')).toHaveValue('merchant-1')
  expect(reloaded.getByLabelText('Gateway password')).toHaveValue('')
  expect(reloaded.queryByText(/gateway is configured/)).toBeNull()
  expect(reloaded.getByText('All changes saved, except the password')).toBeVisible()
  fireEvent.click(reloaded.getByRole('button', { name: 'Save payment settings' }))
  expect(await reloaded.findByText('Missing Information')).toBeVisible()
})

test('signing out forgets the password', async () => {
  const { user } = await openSettings()
  fillPayment()
  await savePayment(user)
  await screen.findByText(/gateway is configured/)
  signOut()
  signIn({ id: '1', name: 'Admin', email: 'admin@islandcare.example', role: 'admin' })
  await waitFor(() => expect(screen.queryByText(/gateway is configured/)).toBeNull())
})

test('general settings have no validation; saving shows on the site at once, and is said after a reload too', async () => {
  const { user, leave } = await openSettings()
  await openGeneral(user)
  expect(screen.queryByText('All changes saved')).toBeNull()
  fill(screen.getByLabelText('Site name'), 'Harbor Trust')
  fill(screen.getByLabelText('Contact email'), 'not an address')
  fill(screen.getByLabelText('Phone number'), '')
  await user.click(screen.getByRole('button', { name: 'Save general settings' }))

  const toast = (await screen.findByText('Settings Saved')).parentElement
  expect(toast).toHaveTextContent('General settings updated successfully.')
  const saved = { siteName: 'Harbor Trust', contactEmail: 'not an address', phoneNumber: '' }
  await waitFor(() => expect(stored('generalSettings')).toEqual(saved))
  expect(collection(generalSettings).get()).toEqual(saved)
  const sidebar = screen.getByRole('navigation', { name: 'Console' })
  expect(within(sidebar).getByText('Harbor Trust')).toBeVisible()
  expect(screen.getByText('All changes saved')).toBeVisible()
  leave()

  const tab = await openTab(new URL('../../standalone.tsx', import.meta.url))
  const reloaded = within(tab.document.body)
  expect(await reloaded.findByLabelText('Site name')).toHaveValue('Harbor Trust')
  expect(await reloaded.findByText('All changes saved')).toBeVisible()
})

test('settings that are as they were are not saved again, and nothing says that they were', async () => {
  const { user } = await openSettings()
  await openGeneral(user)
  const save = screen.getByRole('button', { name: 'Save general settings' })
  expect(save).toHaveAttribute('aria-disabled', 'true')
  await user.click(save)
  await user.type(screen.getByLabelText('Site name'), '{Enter}')
  expect(screen.queryByText('Settings Saved')).toBeNull()
  expect(stored('generalSettings')).toBeNull()

  fill(screen.getByLabelText('Site name'), 'Harbor Trust')
  expect(save).toHaveAttribute('aria-disabled', 'false')
  save.focus()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Settings Saved')).toBeVisible()
  expect(save).toHaveAttribute('aria-disabled', 'true')
  expect(save).toHaveFocus()
})

test('Save looks idle only where it does nothing; pressed while something is missing, it says what', async () => {
  const { user } = await openSettings()
  const save = screen.getByRole('button', { name: 'Save payment settings' })
  const active = getComputedStyle(save).backgroundColor
  await user.click(save)
  expect(await screen.findByText('Missing Information')).toBeVisible()
  expect(await screen.findAllByText('Required')).toHaveLength(2)
  expect(gatewayId()).toHaveFocus()
  fillPayment()
  await user.click(save)
  await screen.findByText('Settings Saved')
  await waitFor(() => expect(getComputedStyle(save).backgroundColor).not.toBe(active))
  expect(save).toHaveAttribute('aria-disabled', 'true')
})

test('settings are saved at the foot of their form, which stays in sight', async () => {
  const { innerWidth, innerHeight } = window
  onTestFinished(() => page.viewport(innerWidth, innerHeight))
  await page.viewport(1280, 400)
  const { user } = await openSettings()
  const foot = () => screen.getByRole('button', { name: 'Save payment settings' })
  await user.click(production())
  scrollTo(0, 0)
  expect(document.documentElement.scrollHeight).toBeGreaterThan(500)
  const { bottom } = foot().getBoundingClientRect()
  expect(bottom).toBeLessThanOrEqual(400)
  expect(bottom).toBeGreaterThan(340)
})

test('a name, an address or a number that leads nowhere is pointed out in amber', async () => {
  const { user } = await openSettings()
  await openGeneral(user)
  const pointedOut = async (label: string, typed: string, text: RegExp) => {
    await fillAndLeave(screen.getByLabelText(label), typed)
    expect(await screen.findByText(text)).toHaveStyle({ color: amber })
    await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text))
  }
  expect(screen.getByLabelText('Site name')).toHaveAccessibleDescription(
    /^Shown in the website’s header/,
  )
  await pointedOut('Site name', ' ', /the website is called “Island Care Foundation”/)
  await pointedOut('Contact email', 'hello@', /Not an email address/)
  await pointedOut('Phone number', 'ask us', /can’t call this number/)
  await pointedOut('Phone number', '1-800-FAIRS', /only dial the digits/)

  fill(screen.getByLabelText('Contact email'), '')
  fill(screen.getByLabelText('Phone number'), '+1 (876) 555-0100')
  await waitFor(() => expect(screen.queryByText(/Not an email|only the digits/)).toBeNull())
})

test('a page on a social network is saved by itself, and pointed out in amber where it is not linked', async () => {
  const { user } = await openSettings()
  await openGeneral(user)
  const field = screen.getByLabelText('YouTube')
  expect(field).toHaveAccessibleDescription('Linked in the website’s footer.')
  await fillAndLeave(field, 'youtube.com/@hope')
  expect(await screen.findByText(/it won’t be linked/)).toHaveStyle({ color: amber })
  fill(field, 'https://youtube.com/@hope')
  await waitFor(() => expect(screen.queryByText(/it won’t be linked/)).toBeNull())
  const save = screen.getByRole('button', { name: 'Save general settings' })
  await user.click(save)
  await waitFor(() =>
    expect(stored('generalSettings')).toEqual({
      ...generalSettings.seed,
      youtube: 'https://youtube.com/@hope',
    }),
  )
  fill(field, '')
  await user.click(save)
  await waitFor(() => expect(stored('generalSettings').youtube).toBe(''))
})

test('what another tab saves shows, except where something is being typed', async () => {
  const { user } = await openSettings()
  await openGeneral(user)
  fill(screen.getByLabelText('Site name'), 'Island Care Foundation!')
  storeAsAnotherTab('generalSettings', {
    siteName: 'Elsewhere',
    contactEmail: 'a@b.example',
    phoneNumber: '1',
  })
  await waitFor(() => expect(screen.getByLabelText('Phone number')).toHaveValue('1'))
  expect(screen.getByLabelText('Site name')).toHaveValue('Island Care Foundation!')
})

test('general settings that were not saved are offered back', async () => {
  const { user, leave } = await openSettings()
  await openGeneral(user)
  fill(screen.getByLabelText('Site name'), 'Island Care Foundation!')
  leave()

  const reloaded = await openSettings()
  await openGeneral(reloaded.user)
  await reloaded.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(screen.getByLabelText('Site name')).toHaveValue('Island Care Foundation!')
  expect(stored('generalSettings')).toBeNull()
  await reloaded.user.click(screen.getByRole('button', { name: 'Save general settings' }))
  await waitFor(() => expect(stored('generalSettings').siteName).toBe('Island Care Foundation!'))
  expect(stored('draft:general')).toBeNull()
})

test('payment settings that were not saved are offered back, without the password', async () => {
  const { user, leave } = await openSettings()
  await user.click(production())
  fillPayment()
  fill(await screen.findByLabelText(/Production URL/), 'https://pay.example')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(password)
  leave()

  const reloaded = await openSettings()
  await reloaded.user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(production()).toBeChecked()
  expect(gatewayId()).toHaveValue('merchant-1')
  expect(await screen.findByLabelText(/Production URL/)).toHaveValue('https://pay.example')
  expect(gatewayPassword()).toHaveValue('')
})

test('discarded settings are forgotten', async () => {
  const { leave } = await openSettings()
  fill(gatewayId(), 'merchant-1')
  leave()

  const reloaded = await openSettings()
  await reloaded.user.click(screen.getByRole('button', { name: 'Discard' }))
  expect(gatewayId()).toHaveValue('')
  expect(gatewayId()).toBeEnabled()
  expect(stored('draft:payment')).toBeNull()
})
