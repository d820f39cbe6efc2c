import { type ComponentType, useRef, useState } from 'react'
import { useInView } from '../../browser/useInView'
import { useLazyModule } from '../../browser/useLazyModule'

let loaded: ComponentType | undefined

async function loadFeaturedPost() {
  const { FeaturedPost, LateFeaturedPost, loadPosts } = await import(
    '../../features/news/FeaturedPost'
  )
  await loadPosts()
  loaded = FeaturedPost
  return LateFeaturedPost
}

const screensAhead = { rootMargin: '300% 0px' }

/** The featured post. It loads, with the posts, when the visitor comes near it: home is light at first. */
export function News() {
  const container = useRef<HTMLDivElement>(null)
  // Rendered at once when home is visited again, so that its scroll position can be restored.
  const [loadedBefore] = useState(() => loaded)
  const inView = useInView(container, screensAhead)
  const shouldLoad = inView && !loadedBefore
  const { module } = useLazyModule(loadFeaturedPost, shouldLoad, 'The news could not be loaded')
  const Featured = loadedBefore ?? module
  return <div ref={container}>{Featured && <Featured />}</div>
}
