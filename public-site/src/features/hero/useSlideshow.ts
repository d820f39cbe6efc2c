import { useEffect, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'

const intervalMs = 6000
/** Late enough not to be part of the first load, early enough for the second slide. */
const preloadAfterMs = 3000

/** Which of the slides is shown. They follow each other in a loop, unless the slideshow is paused. */
export function useSlideshow(slideCount: number) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [focusPaused, setFocusPaused] = useState(false)
  const [shouldLoadOthers, setShouldLoadOthers] = useState(false)
  const reducedMotion = useReducedMotion()
  const running = !paused && !focusPaused && !reducedMotion

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setCurrent((current + 1) % slideCount), intervalMs)
    return () => clearTimeout(timer)
  }, [running, current, slideCount])

  useEffect(() => {
    if (!running || shouldLoadOthers) return
    const timer = setTimeout(() => setShouldLoadOthers(true), preloadAfterMs)
    return () => clearTimeout(timer)
  }, [running, shouldLoadOthers])

  return {
    current,
    running,
    paused,
    /** Whether the pictures after the first should load. */
    shouldLoadOthers,
    loadOthers: () => setShouldLoadOthers(true),
    show(slide: number) {
      setShouldLoadOthers(true)
      setCurrent(slide)
    },
    /** Pauses until pressed again, or resumes at once, even while a control is focused. */
    togglePaused() {
      setPaused(!paused)
      if (paused) setFocusPaused(false)
    },
    /** Pauses while the keyboard's focus is on the controls. */
    setFocusPaused,
  }
}
