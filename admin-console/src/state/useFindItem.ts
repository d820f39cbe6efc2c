import { shallowEqual } from 'react-redux'
import { contentKind, keyOfTable } from 'shared/content/contentKinds'
import { useAppSelector } from './hooks'

/**
 * Finds a row of content as it is now, with the URL of its form if it has one; `undefined` if it
 * was deleted.
 */
export function useFindItem() {
  const content = useAppSelector((state) => ({ ...state }), shallowEqual)

  return (table: string, id: string): { name?: string; to: string } | undefined => {
    const key = keyOfTable(table)
    if (!key) return undefined
    const { path, nameField = '', personal = [], single } = contentKind(key)
    if (single) return { to: `/admin/${path}` }
    const items = content[key] as readonly { id: number; [field: string]: unknown }[]
    const item = items.find((item) => String(item.id) === id)
    // What is personal names nobody here.
    if (item && personal.includes(nameField)) return { to: `/admin/${path}` }
    // All figures are in one form.
    const to = `/admin/${path}${key === 'stats' ? '' : `/${id}`}`
    return item && { name: String(item[nameField]), to }
  }
}
