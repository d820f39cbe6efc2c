import { useState } from 'react'

const appearsAfterMs = 300

/**
 * A centered spinner that goes on with that of the bare document (host/index.html). It appears after a
 * moment, so that a quick load does not make it flicker.
 */
export function LoadingScreen() {
  const [delayMs] = useState(() => Math.max(0, appearsAfterMs - performance.now()))
  return (
    <div className="loading-screen" role="status">
      <span className="loading-spinner" style={{ animationDelay: `0s, ${delayMs}ms` }}>
        Loading…
      </span>
    </div>
  )
}
