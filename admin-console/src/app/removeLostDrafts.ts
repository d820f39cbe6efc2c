import { blogPosts } from 'shared/collections/blogPosts'
import { events } from 'shared/collections/events'
import { programs } from 'shared/collections/programs'
import { collection } from 'shared/backend'

/** The forms of one item are named for it: "event-6". */
const itemsOf: Record<string, () => readonly { id: number }[]> = {
  event: () => collection(events).get(),
  'copy-of-event': () => collection(events).get(),
  'blog-post': () => collection(blogPosts).get(),
  program: () => collection(programs).get(),
}

const draftOfItem = /^draft:(event|copy-of-event|blog-post|program)-([^.]+)(\.unreadable\.\d+)?$/

/** Removes the drafts of items that are gone: no form offers them any more. */
export function removeLostDrafts() {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, form = '', id] = draftOfItem.exec(key) ?? []
      const items = itemsOf[form]?.()
      if (items?.every((item) => String(item.id) !== id)) localStorage.removeItem(key)
    }
  } catch {
    // The collections have reported that the storage cannot be read.
  }
}
