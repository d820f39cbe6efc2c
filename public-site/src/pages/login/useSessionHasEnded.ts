import { useEffect, useState } from 'react'
import { backend } from 'shared/backend'

/** Whether a visitor whom the guard has led here was signed in until the backend ended the session. */
export function useSessionHasEnded(guarded: boolean) {
  const [ended, setEnded] = useState(false)
  useEffect(() => {
    if (!guarded) return
    backend()
      .session()
      .then(
        ({ hasEnded }) => setEnded(hasEnded()),
        // The form says so as soon as somebody signs in; where it was not loaded, it has ended nothing.
        () => {},
      )
  }, [guarded])
  return ended
}
