import { Button } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { Icon } from '../components/Icon'
import { Page, PageAction } from '../components/Page'
import { type RootState, useAppSelector } from '../state/hooks'
import type { ItemKind } from './ItemForms'
import { AddForm, EditForm, loadForms } from './lateForms'

interface ListPageProps<Item extends Details & { id: number }, Details extends object, Values> {
  title: string
  kind: ItemKind<Item, Details, Values>
  /** The list, whose buttons open the forms. */
  children: (open: { onAdd: () => void; onEdit: (item: Item) => void }) => ReactNode
}

/** A list with a form that adds an item, at a URL of its own, and one that edits an item. */
export function ListPage<
  Item extends Details & { id: number },
  Details extends object,
  Values extends object,
>({ title, kind, children }: ListPageProps<Item, Details, Values>) {
  const adding = useAddForm(kind.path)
  const editing = useItemForm(useItemOfUrl(kind.select))
  useEffect(() => loadForms(), [])
  const addLabel = `Add ${kind.shortNoun}`

  return (
    <Page title={title} formTitle={adding.drawer.open ? addLabel : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={adding.start}>
          {addLabel}
        </Button>
      </PageAction>
      {children({ onAdd: adding.start, onEdit: editing.open })}
      <Suspense>
        <AddForm kind={kind} {...adding.drawer} />
        {editing.item && <EditForm kind={kind} item={editing.item} {...editing.drawer} />}
      </Suspense>
    </Page>
  )
}

/** The state of a list page's add form, which is open while the URL ends in "/new". */
function useAddForm(listPath: string) {
  // The search is kept: behind the form, the list stays in its tab.
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const start = () => navigate({ pathname: `${listPath}/new`, search })

  function onOpenChange(open: boolean) {
    if (open) start()
    // Replaces the entry, so that Back does not reopen the form.
    else navigate({ pathname: listPath, search }, { replace: true })
  }

  const open = pathname.replace(/\/$/, '') === `${listPath}/new`
  return { start, drawer: { open, onOpenChange } }
}

/** The state of a form for one item of a list. `opened` is the one whose form is open from the beginning. */
function useItemForm<Item>(opened: Item | undefined) {
  /** Kept while the drawer slides out. */
  const [item, setItem] = useState(opened)
  const [isOpen, setIsOpen] = useState(opened !== undefined)

  function open(item: Item) {
    setItem(item)
    setIsOpen(true)
  }

  function onOpenChange(nextOpen: boolean) {
    // Opened again for the item of this render, whatever has been edited since.
    if (nextOpen && item !== undefined) open(item)
    else setIsOpen(false)
  }

  return { item, open, drawer: { open: isOpen, onOpenChange } }
}

/**
 * The item that the URL names, "?edit=5", for a form that is open from the beginning. The parameter is then
 * removed: a reload does not open the form again.
 */
function useItemOfUrl<Item extends { id: number }>(
  select: (state: RootState) => readonly Item[],
): Item | undefined {
  const { search } = useLocation()
  const navigate = useNavigate()
  const wanted = new URLSearchParams(search).get('edit')
  const items = useAppSelector(select)

  useEffect(() => {
    if (wanted === null) return
    const params = new URLSearchParams(location.search)
    params.delete('edit')
    navigate({ search: `${params}` }, { replace: true })
  }, [wanted, navigate])

  return wanted === null ? undefined : items.find(({ id }) => String(id) === wanted)
}
