import { startTransition, useEffect, useState } from 'react'
import { reportError } from 'shared/reporting'

/**
 * Loads a module once `shouldLoad` is true. A load that failed is reported as `failureMessage`, and
 * tried again when `shouldLoad` turns true again, which helps where the browser requests the code
 * again. `load` must stay the same function.
 */
export function useLazyModule<Module extends object>(
  load: () => Promise<Module>,
  shouldLoad: boolean,
  failureMessage: string,
) {
  const [module, setModule] = useState<Module>()
  const [failed, setFailed] = useState(false)
  const loading = shouldLoad && !module

  useEffect(() => {
    if (!loading) return
    setFailed(false)
    load().then(
      // What is on the screen stays while the module waits for content.
      (loaded) => startTransition(() => setModule(() => loaded)),
      (error) => {
        reportError('public-site', failureMessage, error)
        setFailed(true)
      },
    )
  }, [loading, load, failureMessage])

  return { module, failed }
}
