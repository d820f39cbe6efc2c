import { Icon } from '../../components/Icon'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { heroSlides } from './heroSlides.content'
import styles from './SlideshowControls.module.css'
import type { SlideshowState } from './useSlideshow'

/** Pauses the slideshow, and shows a slide of one's choice. */
export function SlideshowControls({ slideshow }: { slideshow: SlideshowState }) {
  const { current, paused, show, togglePaused, hold, release, wantOthers } = slideshow
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the controls of a form
    <div
      className={styles.controls}
      role="group"
      aria-label="Slideshow"
      onPointerEnter={wantOthers}
      onFocus={({ target }) => {
        wantOthers()
        // A press with a pointer moves the focus too, and holds nothing.
        if (target.matches(':focus-visible')) hold()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) release()
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
