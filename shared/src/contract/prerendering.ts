/** What a remote provides so that its pages can be prerendered as documents. */
import type { ComponentType } from 'react'
import type { SupabaseConfig } from '../store/storeSettings.ts'

/** A page's metadata for browsers, search engines and social networks. */
export interface PageHead {
  /** The whole title of the document. */
  title: string
  description: string
  /** The path of a picture for social cards; the site has a default. */
  picture?: string
  /** Structured data after schema.org. */
  jsonLd?: object
  /** Keeps the page out of search engines. */
  noIndex?: boolean
}

export interface PageDocument {
  /** The page's path, "/events/1". */
  path: string
  head: PageHead
  /** The modules that the page renders with, as the remote's build manifest names them. */
  sources: string[]
}

/** The remote's server bundle. */
export interface PrerenderModule {
  /**
   * Has all that follows rendered from this content, in place of what the seeds hold. It is given the
   * key of a collection, each time that one is rendered. A site with a store needs it.
   */
  provideContent?: (contentOf: (key: string) => unknown) => void
  /** Has all that follows rendered as on a site with this store, as of this time. */
  renderForStore?: (store: SupabaseConfig, time?: Date) => Promise<void>
  App: ComponentType
  /** Every page to prerender, for a site at this public URL. */
  documents: (origin: string) => PageDocument[]
}

/** Where a remote's server bundle and its build manifest lie in the release. */
export const prerenderFolder = 'prerender'
export const prerenderBundle = 'prerender/server.js'
export const prerenderManifest = 'prerender/manifest.json'
