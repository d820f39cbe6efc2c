/**
 * How every part of the page loads code on demand. The builds wrap each dynamic import in this
 * function (shared/build/remoteConfig.ts). Vite's own has no time limit and ignores the hashes of style
 * sheets.
 */
import { loadStyleSheet } from './loadStyleSheet'
import { loadingAttempts, retry } from './retry'

/** Code could not be loaded: the connection failed, or its release is gone. */
export class LateLoadError extends Error {
  constructor(cause: unknown) {
    super('A part of the page could not be loaded', { cause })
    this.name = 'LateLoadError'
  }
}

/** Whether code could not be loaded. By name: each part of the page has its own copy of the class. */
export const isLateLoadError = (error: unknown) =>
  error instanceof Error && error.name === 'LateLoadError'

/**
 * Imports a module once its style sheets apply. Tries again when that fails, and rejects with a
 * `LateLoadError` when nothing has arrived for 6 s.
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
    return await retry(loadingAttempts, async (signal) => {
      const styles = sheets.map((sheet) => loadStyleSheet(new URL(sheet, importerUrl).href, signal))
      const [module] = await Promise.all([load(), ...styles])
      return module
    })
  } catch (error) {
    // The module may have failed in a dynamic import of its own.
    throw isLateLoadError(error) ? error : new LateLoadError(error)
  }
}
