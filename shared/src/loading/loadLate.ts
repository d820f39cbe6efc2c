/**
 * How every part of the page loads code late. The builds call this function around each dynamic
 * import, in place of Vite's own, which waits without end and leaves out the hashes of style sheets
 * (shared/build/lateLoading.ts).
 */
import { loadStyleSheet } from './loadStyleSheet'
import { type RetryOptions, retry } from './retry'

const attempts: RetryOptions = { limitMs: 6000, pausesMs: [300, 1000] }

/** Code that did not come: the connection, or a release that is gone. */
export class LateLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'LateLoadError'
  }
}

/** Whether code did not come. By name: each part of the page has its own copy of the class. */
export const isLateLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'LateLoadError'

/**
 * Imports a module once its style sheets apply. Tries again when that fails, and rejects with a
 * `LateLoadError` when nothing has come for 6 s.
 * @param load the dynamic import
 * @param files what the module needs before it is evaluated, relative to `importerUrl`
 */
export async function loadLate<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
  importerUrl?: string,
): Promise<Module> {
  const sheets = files.filter((file) => file.endsWith('.css'))
  try {
    return await retry(attempts, async (signal) => {
      const styles = sheets.map((sheet) => loadStyleSheet(new URL(sheet, importerUrl).href, signal))
      const [module] = await Promise.all([load(), ...styles])
      return module
    })
  } catch (error) {
    // One that loads others late itself has failed in them.
    throw isLateLoadError(error) ? error : new LateLoadError(error)
  }
}
