import { useEffect, useRef } from 'react'
import { copyLink } from './copyLink'
import styles from './ShareMenu.module.css'
import { VisuallyHidden } from './VisuallyHidden'

const pageUrl = () => location.origin + location.pathname

/** Resolves with `false` where the device has nothing for it. */
export async function shareByDevice(title: string): Promise<boolean> {
  if (!navigator.share) return false
  try {
    await navigator.share({ title, url: pageUrl() })
    return true
  } catch (error) {
    // The visitor has changed their mind.
    return error instanceof DOMException && error.name === 'AbortError'
  }
}

/** Opens by itself at first, below its button; where a browser cannot place it there, in the middle. */
export function ShareMenu({ id, title }: { id: string; title: string }) {
  const menu = useRef<HTMLDivElement>(null)
  const url = pageUrl()
  const whatsApp = `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`
  const email = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`

  useEffect(() => menu.current?.showPopover(), [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: what is pressed is inside
    <div
      ref={menu}
      id={id}
      popover="auto"
      className={styles.menu}
      onClick={() => menu.current?.hidePopover()}
    >
      <ul aria-label="Share this page">
        <li>
          <a href={whatsApp} target="_blank" rel="noopener noreferrer">
            WhatsApp <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
          </a>
        </li>
        <li>
          <a href={email}>Email</a>
        </li>
        <li>
          <button type="button" onClick={() => void copyLink(url)}>
            Copy link
          </button>
        </li>
      </ul>
    </div>
  )
}
