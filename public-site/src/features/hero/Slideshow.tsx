import { heroSlides } from './heroSlides.content'
import styles from './Slideshow.module.css'
import { SlideshowControls } from './SlideshowControls'
import { useSlideshow } from './useSlideshow'

/** Three pictures of the work, one fading into the next. */
export function Slideshow() {
  const slideshow = useSlideshow(heroSlides.length)
  const { current, running, shouldLoadOthers } = slideshow
  return (
    <section className={styles.slideshow} aria-roledescription="carousel" aria-label="Our work">
      <div className={styles.pictures}>
        {heroSlides.map(({ image, description }, index) => {
          const first = index === 0
          if (!first && !shouldLoadOthers) return null
          return (
            <img
              key={image}
              className={styles.picture}
              data-current={index === current}
              src={image}
              alt={description}
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
        <SlideshowControls slideshow={slideshow} />
      </div>
    </section>
  )
}
