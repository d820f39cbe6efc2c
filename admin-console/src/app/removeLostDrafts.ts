import { collection } from 'shared/backend'
import { allDefinitions } from 'shared/collections/definitions'
import { contentKind } from 'shared/content/contentKinds'
import { itemFormNoun } from '../format/itemFormNoun'

/** The form of one item is named for it: "event-6", "copy-of-event-2". */
const draftOfItem = /^draft:(?:copy-of-)?(.+)-([^-.]+)(?:\.unreadable\.\d+)?$/

/** Removes the drafts of items that are gone: no form offers them any more. */
export function removeLostDrafts() {
  try {
    for (const key of Object.keys(localStorage)) {
      const [, form, id] = draftOfItem.exec(key) ?? []
      const items = form ? itemsOf(form) : undefined
      if (items?.every((item) => String(item.id) !== id)) localStorage.removeItem(key)
    }
  } catch {
    // The collections have reported that the storage cannot be read.
  }
}

function itemsOf(form: string): readonly { id: number }[] | undefined {
  const definition = allDefinitions.find(({ key }) => {
    const kind = contentKind(key)
    return kind && !kind.single && itemFormNoun(kind) === form
  })
  return definition && (collection(definition).get() as readonly { id: number }[])
}
