import { useEffect, useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'

/**
 * The picture at a URL that the administrator typed; a placeholder where it is missing or broken, and none where
 * that does not load either, as without a connection.
 */
export function usePicture(url: string) {
  const [failure, setFailure] = useState<{ url: string; placeholder: boolean }>()
  useEffect(() => {
    if (!failure) return
    const retry = () => setFailure(undefined)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [failure])
  const failed = failure?.url === url ? failure : undefined
  const safe = failed ? undefined : safeUrl(url)
  return {
    src: failed?.placeholder ? undefined : safe || '/placeholder.svg',
    failed: url !== '' && safe === undefined,
    onError: () => setFailure({ url, placeholder: !safe }),
  }
}
