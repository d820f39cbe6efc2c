import { installBrowser } from './browser.ts'

try {
  console.log(`Testing with ${installBrowser()}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
