/** WebKit through WebDriver: the browser and the driver of WebKitGTK, on a display of their own. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Builder, Key, type WebElement } from 'selenium-webdriver'
import { freePort } from '../../shared/testing/freePort.ts'
import { commandPath } from '../support/browser.ts'
import { type TestedBrowser, windowSize } from './browserTab.ts'

const driverCommand = 'WebKitWebDriver'
const displayCommand = 'xvfb-run'
const keysByName: Record<string, string> = {
  Shift: Key.SHIFT,
  Control: Key.CONTROL,
  Tab: Key.TAB,
  Enter: Key.ENTER,
  End: Key.END,
}

async function startDriver() {
  const port = await freePort()
  const driver = spawn(displayCommand, ['--auto-servernum', driverCommand, `--port=${port}`], {
    // A process group, so that stopping the display's script stops the driver too.
    detached: true,
    stdio: 'ignore',
  })
  const url = `http://127.0.0.1:${port}`
  while (driver.exitCode === null && !(await fetch(`${url}/status`).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  return {
    url,
    async stop() {
      const ended = once(driver, 'exit')
      if (driver.pid) process.kill(-driver.pid)
      await ended
    },
  }
}

export const webkit: TestedBrowser = {
  name: 'WebKit',
  packages: ['webkit2gtk-driver', 'xvfb', 'xauth'],
  isInstalled: () => [driverCommand, displayCommand].every((command) => commandPath(command)),
  async openTab() {
    const driver = await startDriver()
    const browser = await new Builder()
      .usingServer(driver.url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      })
      .build()
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...windowSize })
    return {
      open: (url) => browser.get(url),
      reload: () => browser.navigate().refresh(),
      evaluate: (run, ...target) => browser.executeScript(run, ...target),
      async click(role, name) {
        const element = await browser.executeScript<WebElement>(
          (...target: [string, string]) => window.inPage.find(...target),
          role,
          name,
        )
        await element.click()
      },
      async press(keys) {
        const [key = '', modifier] = keys
          .split('+')
          .reverse()
          .map((part) => keysByName[part] ?? part.toLowerCase())
        const actions = browser.actions()
        if (modifier) await actions.keyDown(modifier).sendKeys(key).keyUp(modifier).perform()
        else await actions.sendKeys(key).perform()
      },
      type: (text) => browser.actions().sendKeys(text).perform(),
      async close() {
        await browser.quit()
        await driver.stop()
      },
    }
  },
}
