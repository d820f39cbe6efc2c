import { useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'

const placeholder = '/placeholder.svg'

/** The picture at a URL that the administrator typed; a placeholder when it is missing or broken. */
export function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <img
      src={(src && src !== broken && safeUrl(src)) || placeholder}
      alt=""
      loading="lazy"
      onError={() => setBroken(src)}
    />
  )
}
