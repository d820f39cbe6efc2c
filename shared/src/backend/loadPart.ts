import { loadingAttempts, retry } from '../loading/retry'
import { BackendError } from './BackendError'

/** Loads a part of a backend when it is first needed. Rejects with a `BackendError` if it does not come. */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> =>
  retry(loadingAttempts, part).catch((cause) => {
    throw new BackendError(
      'notLoaded',
      'A part of the page has not loaded. Check the connection, and load the page again.',
      { cause },
    )
  })
