/** Somebody who uses the page with a pointer, or with a keyboard only. */
import { expect } from '@playwright/test'
import type { BrowserTab } from './browserTab.ts'

/** Names are sources of regular expressions. */
export interface User {
  /** Follows a link, presses a button, chooses a tab. */
  activate(role: 'link' | 'button' | 'tab', name: string): Promise<void>
  fill(label: string, text: string): Promise<void>
}

/** More than any page has tab stops. */
const mostStops = 150

type Role = 'heading' | 'link' | 'button' | 'tab' | 'field'

const becomes = (
  tab: BrowserTab,
  state: (role: string, name: string) => boolean,
  role: Role,
  name: string,
) => expect.poll(() => tab.evaluate(state, role, name), { message: `${role} "${name}"` }).toBe(true)

export const isThere = (tab: BrowserTab, role: Role, name: string) =>
  becomes(tab, (...target) => Boolean(window.inPage.find(...target)), role, name)

const isReachable = (tab: BrowserTab, role: Role, name: string) =>
  becomes(tab, (...target) => window.inPage.isReachable(...target), role, name)

export function withPointer(tab: BrowserTab): User {
  const click = async (role: Role, name: string) => {
    await isReachable(tab, role, name)
    await tab.click(role, name)
  }
  return {
    activate: click,
    async fill(label, text) {
      await click('field', label)
      await tab.press('Control+A')
      await tab.type(text)
    },
  }
}

export function withKeyboard(tab: BrowserTab): User {
  const isFocused = (role: string, name: string) => window.inPage.isFocused(role, name)

  async function moveTo(role: Role, name: string) {
    await isThere(tab, role, name)
    for (let stops = 0; !(await tab.evaluate(isFocused, role, name)); stops += 1) {
      if (stops === mostStops)
        throw new Error(`The keyboard does not lead to the ${role} "${name}"`)
      await tab.press(
        await tab.evaluate((...target) => window.inPage.keyTowards(...target), role, name),
      )
    }
  }

  return {
    async activate(role, name) {
      if (role === 'tab') {
        // All tabs together are one tab stop, here the last one.
        await moveTo('tab', 'Upcoming')
        await tab.press('End')
        await becomes(tab, isFocused, 'tab', name)
        // BiDi's Enter is that of the number pad, which Ant Design's tabs ignore.
        return tab.press(' ')
      }
      await moveTo(role, name)
      await tab.press('Enter')
    },
    async fill(label, text) {
      await moveTo('field', label)
      await tab.press('Control+A')
      await tab.type(text)
    },
  }
}
