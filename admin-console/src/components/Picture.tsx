import { useState } from 'react'

const placeholder = '/placeholder.svg'

/** The picture at a URL that somebody typed; a placeholder where there is none. */
export function Picture({ src }: { src: string }) {
  const [broken, setBroken] = useState<string>()
  return (
    <img
      src={src && src !== broken ? src : placeholder}
      alt=""
      loading="lazy"
      onError={() => setBroken(src)}
    />
  )
}
