import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { heroSlides } from './heroSlides.content'
import styles from './SlideshowControls.module.css'
import type { SlideshowState } from './useSlideshow'

/** Buttons that pause the slideshow and choose a slide. */
export function SlideshowControls({ slideshow }: { slideshow: SlideshowState }) {
  const { current, paused, show, togglePaused, pauseForFocus, resumeAfterFocus, loadOthers } =
    slideshow
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      className={styles.controls}
      role="group"
      aria-label="Slideshow"
      onPointerEnter={loadOthers}
      onFocus={({ target }) => {
        loadOthers()
        // A press with a pointer moves the focus too, and must not pause.
        if (target.matches(':focus-visible')) pauseForFocus()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) resumeAfterFocus()
      }}
    >
      <button type="button" className={styles.pause} onClick={togglePaused}>
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
          onClick={() => show(index)}
        />
      ))}
    </div>
  )
}
