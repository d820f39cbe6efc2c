import { useEffect, useState } from 'react'
import { storeSession } from 'shared/auth'

/** Whether a visitor whom the guard has led here was signed in until the store ended the session. */
export function useSessionHasEnded(guarded: boolean) {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!guarded) return
    storeSession()?.then(
      // A shell of an earlier release does not know.
      ({ hasEnded }) => setEnded(hasEnded?.() ?? false),
      // The form says so as soon as somebody signs in; where it was not loaded, it has ended nothing.
      () => {},
    )
  }, [guarded])
  return ended
}
