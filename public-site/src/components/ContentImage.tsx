import { useEffect, useRef, useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'
import styles from './ContentImage.module.css'

const placeholder = '/placeholder.svg'

interface ContentImageProps {
  src: string
  /** Empty where the text beside the picture says the same. */
  alt: string
  muted?: boolean
  /** For a picture that is visible when the page opens. */
  eager?: boolean
}

/** A picture of an event or a post. The administrator types its URL, so it may be missing or broken. */
export function ContentImage({ src, alt, muted = false, eager = false }: ContentImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before the page hydrated raised its error event too early for React.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src)
  }, [src])

  return (
    <img
      ref={image}
      className={styles.image}
      data-muted={muted}
      src={(src.trim() && src !== brokenSrc && safeUrl(src)) || placeholder}
      alt={alt}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  )
}
