import { firefox } from './firefox.ts'
import { webkit } from './webkit.ts'

export const testedBrowsers = [firefox, webkit]
