import { useEffect, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'

const intervalMs = 6000
/** Late enough to be no part of the first load, early enough to be there for the second slide. */
const othersWantedAfterMs = 3000

/** Which of the slides is shown. They follow each other in a loop, unless something holds them. */
export function useSlideshow(slideCount: number) {
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const [othersWanted, setOthersWanted] = useState(false)
  const reducedMotion = useReducedMotion()
  const running = !paused && !held && !reducedMotion

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
    /** Stops for good, or goes on at once, even while the focus would hold it. */
    togglePaused() {
      setPaused(!paused)
      if (paused) setHeld(false)
    },
    /** Stops for as long as the keyboard's focus is on the controls. */
    hold: () => setHeld(true),
    release: () => setHeld(false),
  }
}

export type SlideshowState = ReturnType<typeof useSlideshow>
