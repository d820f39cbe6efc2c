import { useEffect, useRef, useState } from 'react'
import { useReducedMotion } from 'shared/browser/useMediaQuery'
import { earlyPress } from '../../browser/earlyPress'
import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { heroSlides } from './heroSlides.content'
import styles from './Slideshow.module.css'

const intervalMs = 6000
/** Late enough not to be part of the first load, early enough for the second slide. */
const preloadAfterMs = 3000

/** Three pictures of the work, one fading into the next, and buttons to pause and to choose one. */
export function Slideshow() {
  const slideshow = useSlideshow()
  const { pictures, current, running, paused, loadOthers, setFocusPaused } = slideshow
  return (
    <section className={styles.slideshow} aria-roledescription="carousel" aria-label="Our work">
      <div className={styles.pictures} ref={pictures}>
        {heroSlides.map(({ image, alt }, index) => {
          const first = index === 0
          if (!first && !slideshow.shouldLoadOthers) return null
          return (
            <img
              key={image}
              className={styles.picture}
              data-current={index === current}
              src={image}
              alt={alt}
              width={1600}
              height={900}
              loading="eager"
              fetchPriority={first ? 'high' : 'low'}
              decoding={first ? 'sync' : 'async'}
            />
          )
        })}
      </div>
      <div className={styles.strip}>
        <p className={styles.caption} aria-live={running ? 'off' : 'polite'} aria-atomic="true">
          {heroSlides[current]?.caption}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form */}
        <div
          className={styles.controls}
          role="group"
          aria-label="Slideshow"
          onPointerEnter={loadOthers}
          onFocus={({ target }) => {
            loadOthers()
            // A press with a pointer moves the focus too, and must not pause.
            if (target.matches(':focus-visible')) setFocusPaused(true)
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) setFocusPaused(false)
          }}
        >
          <button
            type="button"
            className={styles.pause}
            {...earlyPress}
            onClick={slideshow.togglePaused}
          >
            <Icon name={paused ? 'play' : 'pause'} />
            <VisuallyHidden>{paused ? 'Play slideshow' : 'Pause slideshow'}</VisuallyHidden>
          </button>
          {heroSlides.map(({ caption }, index) => (
            <button
              key={caption}
              type="button"
              className={styles.slide}
              aria-label={`Show ${caption}`}
              aria-current={index === current}
              {...earlyPress}
              onClick={() => slideshow.show(index)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}

/** Which of the slides is shown. They follow each other in a loop, unless the slideshow is paused. */
function useSlideshow() {
  const pictures = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [paused, setPaused] = useState(false)
  const [focusPaused, setFocusPaused] = useState(false)
  const [shouldLoadOthers, setShouldLoadOthers] = useState(false)
  const reducedMotion = useReducedMotion()
  const running = !paused && !focusPaused && !reducedMotion

  useEffect(() => {
    if (!running) return
    const next = (current + 1) % heroSlides.length
    const timer = setInterval(() => {
      const picture = pictures.current?.children[next] as HTMLImageElement | undefined
      const failed = picture?.complete && !picture.naturalWidth
      if (!failed) setCurrent(next)
    }, intervalMs)
    return () => clearInterval(timer)
  }, [running, current])

  useEffect(() => {
    if (!running || shouldLoadOthers) return
    const timer = setTimeout(() => setShouldLoadOthers(true), preloadAfterMs)
    return () => clearTimeout(timer)
  }, [running, shouldLoadOthers])

  return {
    pictures,
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
