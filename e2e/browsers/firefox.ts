/** Firefox through WebDriver BiDi. */
import { type ElementHandle, type KeyInput, launch } from 'puppeteer-core'
import { commandPath } from '../support/browser.ts'
import { type TestedBrowser, windowSize } from './browserTab.ts'

const executablePath = () => commandPath('firefox-esr') ?? commandPath('firefox')

export const firefox: TestedBrowser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => executablePath() !== undefined,
  // It takes no second import map: docs/decisions/0009-every-file-is-held-to-its-hash.md.
  expectedComplaints: /<script type="importmap">.* could not be loaded$/,
  async openTab() {
    const browser = await launch({
      browser: 'firefox',
      executablePath: executablePath() ?? '',
      defaultViewport: windowSize,
    })
    const page = await browser.newPage()
    return {
      open: async (url) => void (await page.goto(url)),
      reload: async () => void (await page.reload()),
      evaluate: (run, role = '', name = '') =>
        page.evaluate<[string, string], typeof run>(run, role, name) as Promise<never>,
      async click(role, name) {
        const found = await page.evaluateHandle(
          (...target) => window.inPage.find(...target),
          role,
          name,
        )
        await (found as ElementHandle<Element>).click()
      },
      async press(keys) {
        const [key, modifier] = keys.split('+').reverse() as [KeyInput, KeyInput?]
        if (modifier) await page.keyboard.down(modifier)
        await page.keyboard.press(key)
        if (modifier) await page.keyboard.up(modifier)
      },
      type: (text) => page.keyboard.type(text),
      close: () => browser.close(),
    }
  },
}
