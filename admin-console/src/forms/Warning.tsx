import { useEffect, useState } from 'react'
import styles from './Warning.module.css'

const pauseMs = 500

/** A hint of a field, in amber, about something that can still be saved. */
export function Warning({ children }: { children: string }) {
  const [said, setSaid] = useState<string>()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setSaid(children), pauseMs)
    }
    wait()
    addEventListener('input', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('input', wait)
    }
  }, [children])

  return (
    <span className={styles.warning} role="status">
      {/* Seen at once, and said once the typing has paused: the first letters of most values are wrong. */}
      <span aria-hidden={said !== children}>{children}</span>
    </span>
  )
}
