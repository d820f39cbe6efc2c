import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { userEvent as userEvents } from 'vitest/browser'
import { forgetSidebar, openDashboard, toggle } from '../testing/sidebar'

afterEach(forgetSidebar)

test('a collapsed item is named by a tooltip for mouse and keyboard, which goes with the page', async () => {
  const user = await openDashboard()
  await user.click(toggle())
  const donationsLink = screen.getByRole('link', { name: 'Donations' })
  await user.hover(donationsLink)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Donations')
  await user.click(donationsLink)
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  await user.unhover(donationsLink)

  screen.getByRole('link', { name: 'Dashboard' }).focus()
  await userEvents.keyboard('{Tab}')
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Programs')
  await userEvents.keyboard('{Enter}')
  await screen.findByRole('heading', { level: 1, name: /^Programs/ })
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

/** With the events of a mouse that a browser sends after those of a finger. */
function tap(element: Element) {
  const finger = { pointerType: 'touch' }
  fireEvent.pointerEnter(element, finger)
  fireEvent.pointerDown(element, finger)
  fireEvent.pointerUp(element, finger)
  fireEvent.pointerLeave(element, finger)
  fireEvent.mouseEnter(element)
  fireEvent.click(element)
}

test('a tooltip is no higher than its line of text needs', async () => {
  await openDashboard()
  fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })
  const link = screen.getByRole('link', { name: 'Donations' })
  fireEvent.pointerEnter(link, { pointerType: 'mouse' })
  fireEvent.mouseEnter(link)
  const tooltip = await screen.findByRole('tooltip')
  await waitFor(() => expect(tooltip.getBoundingClientRect().height).toBeGreaterThan(16))
  expect(tooltip.getBoundingClientRect().height).toBeLessThanOrEqual(34)
})

const tooltips = () => screen.queryAllByRole('tooltip').map((tooltip) => tooltip.textContent)

test('a tap on a collapsed item leaves no tooltip over the page', async () => {
  const user = await openDashboard()
  await user.click(toggle())
  tap(screen.getByRole('link', { name: 'Donations' }))
  await screen.findByRole('heading', { level: 1, name: 'Donations' })
  // A mouse, whose tooltip comes after what the tap would have shown.
  await user.hover(screen.getByRole('link', { name: 'Blog' }))
  await waitFor(() => expect(tooltips()).toContain('Blog'))
  expect(tooltips()).toEqual(['Blog'])
})

test('the frame around a collapsed item that has the focus lies within the sidebar', async () => {
  const user = await openDashboard()
  await user.click(toggle())
  const link = screen.getByRole('link', { name: 'Events' })
  screen.getByRole('link', { name: 'Programs' }).focus()
  // A real key: who has used the mouse sees no frame.
  await userEvents.keyboard('{Tab}')
  expect(link).toHaveFocus()
  const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(link)
  expect(outlineStyle).toBe('solid')
  const frame = parseFloat(outlineWidth) + parseFloat(outlineOffset)
  const sidebar = screen.getByRole('navigation').getBoundingClientRect()
  expect(link.getBoundingClientRect().left - frame).toBeGreaterThanOrEqual(sidebar.left)
  expect(link.getBoundingClientRect().right + frame).toBeLessThanOrEqual(sidebar.right)
})
