import { shallowEqual } from 'react-redux'
import { contentKind, keyOfTable } from 'shared/content/contentKinds'
import type { FindItem } from '../../features/history/AuditItem'
import { useAppSelector } from '../../state/hooks'

/** Finds what a change was about among what the site holds now. */
export function useFindItem(): FindItem {
  const content = useAppSelector((state) => ({ ...state }), shallowEqual)

  return (table, id) => {
    const key = keyOfTable(table)
    const kind = key && contentKind(key)
    if (!kind) return undefined
    const { path, nameField = '', personal = [], single, itemForm } = kind
    // What is personal names nobody here.
    if (single || personal.includes(nameField)) return { to: `/admin/${path}` }
    const items = content[key] as readonly { id: number; [field: string]: unknown }[]
    const item = items.find((item) => String(item.id) === id)
    const to = `/admin/${path}${itemForm ? `?edit=${id}` : ''}`
    return item && { name: String(item[nameField]), to }
  }
}
