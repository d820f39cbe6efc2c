import { screen, within } from '@testing-library/react'
import { expectAccessible } from 'shared/testing/expectAccessible'
import { afterEach, expect, test, vi } from 'vitest'
import { renderAt } from '../testing/renderAt'
import { setUpUser } from '../testing/user'
import { ShareButton } from './ShareButton'

const url = `${location.origin}/events/1`

function device(has: { share?: Navigator['share']; writeText?: Clipboard['writeText'] }) {
  Object.defineProperty(navigator, 'share', { value: has.share, configurable: true })
  Object.defineProperty(navigator, 'clipboard', {
    value: has.writeText && { writeText: has.writeText },
    configurable: true,
  })
}

afterEach(() => {
  // The browser's own are on its prototype.
  for (const name of ['share', 'clipboard']) Reflect.deleteProperty(navigator, name)
})

function open(has: Parameters<typeof device>[0]) {
  renderAt('/events/1?view=month#schedule', <ShareButton title="Tea & Talk" />)
  // It brings a clipboard of its own.
  const user = setUpUser()
  device(has)
  const button = screen.getByRole('button', { name: 'Share' })
  return { user, button, press: () => user.click(button) }
}

const menu = async () => within(await screen.findByRole('list', { name: 'Share this page' }))

test('the page is shared by what the device has for that', async () => {
  const share = vi.fn().mockResolvedValue(undefined)
  const { press } = open({ share })
  await press()
  await expect.poll(() => share.mock.calls).toEqual([[{ title: 'Tea & Talk', url }]])
  share.mockRejectedValue(new DOMException('changed their mind', 'AbortError'))
  await press()
  await expect.poll(() => share.mock.calls).toHaveLength(2)
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
})

test.each([
  ['nothing for it', undefined],
  ['something that fails', vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))],
])('where the device has %s, a menu has WhatsApp, email and the link', async (_, share) => {
  const writeText = vi.fn().mockResolvedValue(undefined)
  const { user, press } = open({ share, writeText })
  await press()
  const whatsApp = (await menu()).getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp/ })
  expect(new URL(whatsApp.href).searchParams.get('text')).toBe(`Tea & Talk ${url}`)
  expect((await menu()).getByRole('link', { name: 'Email' })).toHaveAttribute(
    'href',
    `mailto:?subject=Tea%20%26%20Talk&body=${encodeURIComponent(url)}`,
  )
  await expectAccessible('the menu')
  await user.click((await menu()).getByRole('button', { name: 'Copy link' }))
  expect(writeText).toHaveBeenCalledExactlyOnceWith(url)
  expect(await screen.findByText('Link copied')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Link copied')
})

test('what cannot be copied is shown', async () => {
  const writeText = vi.fn().mockRejectedValue(new DOMException('', 'NotAllowedError'))
  const { user, press } = open({ writeText })
  await press()
  await user.click((await menu()).getByRole('button', { name: 'Copy link' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(url)
})

test('the menu opens by keyboard, and then opens and closes by its button', async () => {
  const { user, button } = open({})
  button.focus()
  await user.keyboard('{Enter}')
  const list = await screen.findByRole('list', { name: 'Share this page' })
  await expect.poll(() => list.checkVisibility()).toBe(true)
  button.click()
  expect(list.checkVisibility()).toBe(false)
  button.click()
  expect(list.checkVisibility()).toBe(true)
})
