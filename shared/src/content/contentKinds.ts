/**
 * The kinds of content, each described once. Whatever lists them derives from here. What a page does
 * not need of a kind, its schema and its seed, is in `collections/` and checked to be complete by
 * `collections/definitions.ts`.
 */

export interface KindOfContent {
  /** The table of a database that has it. */
  table: string
  /** "event", as the console calls one of them; plural where one row holds all of the settings. */
  noun: string
  /** What follows `/admin/` in the URL of its list, or of its form. */
  path: string
  /** The field that names an item of a list. */
  nameField?: string
  /** Fields about a person, whose values the history leaves out. */
  personal?: readonly string[]
  /** One object, instead of a list. */
  single?: boolean
  /** Only administrators read it, and it stays in a browser as long as one is signed in. */
  confidential?: boolean
  /** The field with a long text, which documents that do not show it leave out. */
  longText?: string
}

export const contentKinds = {
  events: {
    table: 'events',
    noun: 'event',
    path: 'events',
    nameField: 'title',
  },
  programs: {
    table: 'programs',
    noun: 'program',
    path: 'programs',
    nameField: 'title',
    longText: 'content',
  },
  blogPosts: {
    table: 'blog_posts',
    noun: 'blog post',
    path: 'blog',
    nameField: 'title',
    longText: 'content',
  },
  stats: {
    table: 'stats',
    noun: 'impact stat',
    path: 'impact',
    nameField: 'label',
  },
  donations: {
    table: 'donations',
    noun: 'donation',
    path: 'donations',
    nameField: 'donorName',
    personal: ['donorName', 'email', 'notes'],
    confidential: true,
  },
  generalSettings: {
    table: 'general_settings',
    noun: 'general settings',
    path: 'settings?tab=general',
    single: true,
  },
  paymentSettings: {
    table: 'payment_settings',
    noun: 'payment settings',
    path: 'settings',
    single: true,
    confidential: true,
  },
  mailSettings: {
    table: 'mail_settings',
    noun: 'email settings',
    path: 'settings?tab=mail',
    single: true,
    confidential: true,
  },
} satisfies Record<string, KindOfContent>

/** A kind of content by its key: the one of its collection, and in localStorage. */
export type ContentKey = keyof typeof contentKinds

/** In the order in which all of them are listed. */
export const contentKeys = Object.keys(contentKinds) as ContentKey[]

const kinds: Record<string, KindOfContent> = contentKinds

/** The kind of content with this key; `undefined` for what is kept on this device only. */
export function contentKind(key: ContentKey): KindOfContent
export function contentKind(key: string): KindOfContent | undefined
export function contentKind(key: string): KindOfContent | undefined {
  return Object.hasOwn(kinds, key) ? kinds[key] : undefined
}

/** "Events", as the console calls all of them. Made here: a first page of a site with a database needs none. */
export function labelOf({ noun, single }: KindOfContent): string {
  return noun.charAt(0).toUpperCase() + noun.slice(1) + (single ? '' : 's')
}

/** Whether only administrators read it. */
export const isConfidential = (key: string) => contentKind(key)?.confidential === true

/** What an administrator reads, or anybody. */
export const readableKeys = (isAdministrator: boolean) =>
  contentKeys.filter((key) => isAdministrator || !isConfidential(key))

/** The key of the content in this table. */
export const keyOfTable = (table: string): ContentKey | undefined =>
  contentKeys.find((key) => contentKinds[key].table === table)
