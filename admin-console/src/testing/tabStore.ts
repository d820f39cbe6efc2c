/** The Redux store of another tab, for `openTab`. */
import { provideBackend } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { makeStore } from '../app/store'

provideBackend(browserBackend)

export const store = makeStore()
