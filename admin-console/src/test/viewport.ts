import { afterEach } from 'vitest'
import { page } from 'vitest/browser'

const heightPx = 900

/** Until the end of the test; else the screen is wide, as vitest.config.ts has it. */
export const setViewportWidth = (widthPx: number) => page.viewport(widthPx, heightPx)

afterEach(() => setViewportWidth(1440))
