import { useEffect, useState } from 'react'

const pauseMs = 500

interface PausedStatusProps {
  className?: string | undefined
  children: string
}

/** A status that follows typing: seen at once, and said once the typing has paused. */
export function PausedStatus({ className, children }: PausedStatusProps) {
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
    <span className={className} role="status">
      <span aria-hidden={said !== children}>{children}</span>
    </span>
  )
}
