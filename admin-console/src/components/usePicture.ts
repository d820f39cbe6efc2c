import { useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'

/** The picture at a URL that the administrator typed; a placeholder where it is missing or broken. */
export function usePicture(url: string) {
  const [broken, setBroken] = useState<string>()
  const safe = url === broken ? undefined : safeUrl(url)
  return {
    src: safe || '/placeholder.svg',
    failed: url !== '' && safe === undefined,
    onError: () => setBroken(url),
  }
}
