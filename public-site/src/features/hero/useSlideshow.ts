import { useEffect, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'

const intervalMs = 6000
/** Late enough to be no part of the first load, early enough to be there for the second slide. */
const othersWantedAfterMs = 3000

/** Which of the slides is shown. They follow each other in a loop, unless it is paused. */
export function useSlideshow(slideCount: number) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [focusPaused, setFocusPaused] = useState(false)
  const [othersWanted, setOthersWanted] = useState(false)
  const reducedMotion = useReducedMotion()
  const running = !paused && !focusPaused && !reducedMotion

  useEffect(() => {
    if (!running) return
    const timer = setTimeout(() => setCurrent((current + 1) % slideCount), intervalMs)
    return () => clearTimeout(timer)
  }, [running, current, slideCount])

  useEffect(() => {
    if (!running || othersWanted) return
    const timer = setTimeout(() => setOthersWanted(true), othersWantedAfterMs)
    return () => clearTimeout(timer)
  }, [running, othersWanted])

  return {
    current,
    running,
    paused,
    /** Whether the pictures besides the first should load by now. */
    othersWanted,
    wantOthers: () => setOthersWanted(true),
    show(slide: number) {
      setOthersWanted(true)
      setCurrent(slide)
    },
    /** Pauses until pressed again, or resumes at once, even while a control is focused. */
    togglePaused() {
      setPaused(!paused)
      if (paused) setFocusPaused(false)
    },
    /** Pauses while the keyboard's focus is on the controls. */
    pauseForFocus: () => setFocusPaused(true),
    resumeAfterFocus: () => setFocusPaused(false),
  }
}

export type SlideshowState = ReturnType<typeof useSlideshow>
