import { useEffect, useRef, useState } from 'react'
import styles from './ContentImage.module.css'

const placeholder = '/placeholder.svg'

interface ContentImageProps {
  src: string
  /** What it shows; empty where the words beside it say everything. */
  alt: string
  muted?: boolean
  /** Seen at once, so that it should not wait. */
  eager?: boolean
}

/** A picture of an event or a post. The administrator types its URL, so it may be missing or broken. */
export function ContentImage({ src, alt, muted = false, eager = false }: ContentImageProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>()
  const image = useRef<HTMLImageElement>(null)

  // A picture that failed before the page hydrated raised no event that React could hear.
  useEffect(() => {
    const element = image.current
    if (element?.complete && element.naturalWidth === 0) setBrokenSrc(src)
  }, [src])

  return (
    <img
      ref={image}
      className={styles.image}
      data-muted={muted}
      src={src.trim() && src !== brokenSrc ? src : placeholder}
      alt={alt}
      width={800}
      height={450}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      onError={() => setBrokenSrc(src)}
    />
  )
}
