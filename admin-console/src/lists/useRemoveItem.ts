import { showToast, type Toast } from 'shared/toasts'
import { withUndo } from '../components/withUndo'
import { shortName } from '../format/shortName'
import { useAppDispatch, useAppStore } from '../state/hooks'
import type { EntityList } from './useEntityActions'

/** Removes items of a list, with a toast that brings them back. Apart from what only the forms do, which come later. */
export function useRemoveItem<Item extends Details & { id: number }, Details extends object>({
  noun,
  nameOf,
  deletedNote,
  select,
  removed,
  restored,
}: EntityList<Item, Details>) {
  const store = useAppStore()
  const dispatch = useAppDispatch()

  return (item: Item) => {
    const index = select(store.getState()).findIndex(({ id }) => id === item.id)
    dispatch(removed({ id: item.id }))
    const toast: Toast = {
      kind: 'destructive',
      title: `${noun} deleted`,
      description: `“${shortName(nameOf(item))}”${deletedNote?.(item) ?? ''}`,
    }
    const restore = () => dispatch(restored({ item, index }))
    showToast(withUndo(toast, restore, `${noun} restored`))
  }
}
