import { useEffect, useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'

/** The picture at a URL that the administrator typed; a placeholder where it is missing or broken. */
export function usePicture(url: string) {
  const [broken, setBroken] = useState<string>()
  // What could not be loaded without a connection may be with one.
  useEffect(() => {
    if (broken === undefined) return
    const retry = () => setBroken(undefined)
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [broken])
  const safe = url === broken ? undefined : safeUrl(url)
  return {
    src: safe || '/placeholder.svg',
    failed: url !== '' && safe === undefined,
    onError: () => setBroken(url),
  }
}
