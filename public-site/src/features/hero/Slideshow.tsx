import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { heroSlides } from './heroSlides.content'
import styles from './Slideshow.module.css'
import { useSlideshow } from './useSlideshow'

/** Three pictures of the work, one fading into the next, and buttons to pause and to choose one. */
export function Slideshow() {
  const slideshow = useSlideshow(heroSlides.length)
  const { current, running, paused, loadOthers, setFocusPaused } = slideshow
  return (
    <section className={styles.slideshow} aria-roledescription="carousel" aria-label="Our work">
      <div className={styles.pictures}>
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
          <button type="button" className={styles.pause} onClick={slideshow.togglePaused}>
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
              onClick={() => slideshow.show(index)}
            />
          ))}
        </div>
      </div>
    </section>
  )
}
