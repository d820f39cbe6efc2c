/** What a remote provides so that its pages can be prerendered as documents. */
import type { ComponentType } from 'react'

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

/** What documents are rendered from. */
export interface RenderSource {
  /** Which backend the site has. */
  backend: 'browser' | 'supabase'
  /** The content under the key of a collection, called each time that one is rendered; `undefined` for its seed. */
  contentOf: (key: string) => unknown
  /** Called with each item whose long text a page shows. */
  onTextShown: (key: string, id: number) => void
  /** As of when; without it, as of the day on which the seeds were written. */
  time?: Date | undefined
}

/** Files for programs that ask for them again and again, and their media types. */
export const feedTypes = {
  '/events.ics': 'text/calendar',
  '/blog/feed.xml': 'application/atom+xml',
} as const
export type FeedPath = keyof typeof feedTypes
export const feedPaths = Object.keys(feedTypes) as FeedPath[]

export interface Feed {
  path: FeedPath
  /** What a program calls it that finds it announced in a document. */
  title: string
  text: string
}

/** The remote's server bundle. */
export interface PrerenderModule {
  /** Has all that follows rendered from this. To be called first. */
  renderFrom: (source: RenderSource) => Promise<void>
  App: ComponentType
  /** Every page to prerender, for a site at this public URL. */
  documents: (origin: string) => PageDocument[]
  /** The feeds of a site at this public URL. Releases of before there were any have none. */
  feeds?: (origin: string) => Feed[]
}

/** Where a remote's server bundle and its build manifest lie in the release. */
export const prerenderFolder = 'prerender'
export const prerenderBundle = 'prerender/server.js'
export const prerenderManifest = 'prerender/manifest.json'
