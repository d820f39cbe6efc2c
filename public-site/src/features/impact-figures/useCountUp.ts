import { useEffect, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'

const durationMs = 1400

/** 0 until `started`; after the delay it rises to the target, or is there at once under reduced motion. */
export function useCountUp(target: number, started: boolean, delayMs: number): number {
  const [progress, setProgress] = useState(0)
  const reducedMotion = useReducedMotion()

  useEffect(() => {
    if (!started || reducedMotion) return
    let frame = requestAnimationFrame(function step(now) {
      const passed = Math.max(0, now - begin) / durationMs
      setProgress(Math.min(1, passed))
      if (passed < 1) frame = requestAnimationFrame(step)
    })
    const begin = performance.now() + delayMs
    return () => cancelAnimationFrame(frame)
  }, [started, reducedMotion, delayMs])

  if (started && reducedMotion) return target
  // Quick at first, then slower.
  return progress === 1 ? target : target * (1 - (1 - progress) ** 3)
}
