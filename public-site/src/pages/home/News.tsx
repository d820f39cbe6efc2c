import { type ComponentType, useRef } from 'react'
import { oneScreenAhead, useInView } from '../../browser/useInView'
import { useLazyModule } from '../../browser/useLazyModule'

let loaded: ComponentType | undefined

async function loadFeaturedPost() {
  const { FeaturedPost } = await import('../../features/news/FeaturedPost')
  loaded = FeaturedPost
  return FeaturedPost
}

/** The featured post. It loads, with the posts, when the visitor scrolls near it: home is light at first. */
export function News() {
  const container = useRef<HTMLDivElement>(null)
  const inView = useInView(container, oneScreenAhead)
  const shouldLoad = inView && !loaded
  const { module } = useLazyModule(loadFeaturedPost, shouldLoad, 'The news could not be loaded')
  // Rendered at once when home is visited again, so that its scroll position can be restored.
  const Featured = loaded ?? module
  return <div ref={container}>{Featured && <Featured />}</div>
}
