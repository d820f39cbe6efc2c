import { type ComponentType, useEffect, useRef, useState } from 'react'
import { reportError } from 'shared/reporting'
import { useInView } from '../../browser/useInView'

const aScreenAhead = { rootMargin: '100% 0px' }
let loaded: ComponentType | undefined

/** The featured post. It comes, with the posts, to those who scroll down to it: home is light at first. */
export function News() {
  const place = useRef<HTMLDivElement>(null)
  const near = useInView(place, aScreenAhead)
  // Known from an earlier visit to home, it is there at once: the place that was left is, too.
  const [Featured, setFeatured] = useState(() => loaded)

  useEffect(() => {
    if (!near || loaded) return
    import('../../features/news/FeaturedPost').then(
      ({ FeaturedPost }) => {
        loaded = FeaturedPost
        setFeatured(() => FeaturedPost)
      },
      (error) => reportError('public-site', 'The news could not be loaded', error),
    )
  }, [near])

  return <div ref={place}>{Featured && <Featured />}</div>
}
