import { loadingAttempts, retry } from '../loading/retry'
import { BackendError } from './BackendError'

/** Loads a part of a backend when it is first needed. Rejects with a `BackendError` if it does not come. */
export const loadPart = <T>(part: () => Promise<T>): Promise<T> =>
  retry(loadingAttempts, part).catch((cause) => {
    throw new BackendError(
      'notLoaded',
      'Part of the page didn’t load. Check your connection and reload the page.',
      { cause },
    )
  })
