import { type ContentKey, contentKind, type KindOfContent } from 'shared/content/contentKinds'

/** What the forms of a kind's items are named for: "blog-post". */
export const itemFormNoun = ({ noun }: KindOfContent) => noun.replaceAll(' ', '-')

/** The name of an item's form, by which its draft is removed once the item is gone: "blog-post-6". */
export const itemFormName = (key: ContentKey, id: number) =>
  `${itemFormNoun(contentKind(key))}-${id}`
