import { Button } from 'antd'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'shared/router'
import { Breadcrumb } from '../components/Breadcrumb'
import { Icon } from '../components/Icon'
import { Page, PageAction } from '../components/Page'
import { useAppSelector } from '../state/hooks'
import { FormSkeleton } from './FormSkeleton'
import type { ItemKind } from './ItemForms'
import { AddForm, EditForm, loadForms } from './lateForms'
import { NotFoundPage } from './not-found/NotFoundPage'

interface ItemPagesProps<Item extends Details & { id: number }, Details extends object, Values> {
  /** Its link in the sidebar. */
  label: string
  kind: ItemKind<Item, Details, Values>
  /** The list, whose buttons open the forms. */
  children: (open: {
    onAdd: () => void
    onEdit: (item: Item) => void
    onDuplicate: (item: Item) => void
  }) => ReactNode
}

/**
 * A list, and beside it or in its place the forms of its items, each at a URL of its own:
 * "/admin/events/new", where `?copy=6` fills in another item, and "/admin/events/6". Behind a form the
 * list stays as it was, with its search and its page.
 */
export function ItemPages<
  Item extends Details & { id: number },
  Details extends object,
  Values extends object,
>({ label, kind, children }: ItemPagesProps<Item, Details, Values>) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { path, shortNoun } = kind
  const inPlace = kind.Preview !== undefined
  const rest = pathname.slice(path.length).replace(/^\/|\/$/g, '')
  const isNew = rest === 'new'
  const query = new URLSearchParams(search)
  const items = useAppSelector(kind.select)
  const edited = useItemWhenOpened(items, isNew ? '' : rest)
  const copied = useItemWhenOpened(items, (isNew && query.get('copy')) || '')

  useEffect(() => loadForms(kind.loadForm), [kind])

  const go = (to: string, copy?: number, replace = false) => {
    const params = new URLSearchParams(location.search)
    params.delete('copy')
    if (copy !== undefined) params.set('copy', `${copy}`)
    navigate({ pathname: to, search: `${params}` }, { replace })
  }
  const add = () => go(`${path}/new`)
  const edit = (item: Item) => go(`${path}/${item.id}`)
  const duplicate = (item: Item) => go(`${path}/new`, item.id)
  /** Closing replaces the entry, so that Back does not reopen the form. */
  const state = (open: boolean, reopen: () => void) => ({
    open,
    onOpenChange(next: boolean) {
      if (next) return reopen()
      go(path, undefined, true)
      // Of the form, which was longer.
      if (inPlace) scrollTo({ top: 0, behavior: 'instant' })
    },
  })

  if (rest && !isNew && !edited.isOpen) return <NotFoundPage />
  const verb = isNew ? (copied.isOpen ? 'Duplicate' : 'Add') : 'Edit'
  const name = edited.isOpen && edited.item ? kind.nameOf(edited.item) : undefined
  const formTitle = `${verb} ${name ?? shortNoun}`
  return (
    <Page
      title={inPlace && rest ? formTitle : `${label} Management`}
      formTitle={rest ? formTitle : undefined}
      breadcrumb={
        inPlace &&
        rest && <Breadcrumb parents={[{ to: path, label }]} current={name ?? `New ${shortNoun}`} />
      }
    >
      <div hidden={inPlace && rest !== ''}>
        {!(inPlace && rest) && (
          <PageAction>
            <Button type="primary" icon={<Icon name="plus" />} onClick={add}>
              Add {shortNoun}
            </Button>
          </PageAction>
        )}
        {children({ onAdd: add, onEdit: edit, onDuplicate: duplicate })}
      </div>
      <Suspense fallback={inPlace && rest && <FormSkeleton />}>
        <AddForm kind={kind} {...state(isNew && !copied.isOpen, add)} />
        {copied.item && (
          <AddForm
            kind={kind}
            copied={copied.item}
            {...state(copied.isOpen, () => copied.item && duplicate(copied.item))}
          />
        )}
        {edited.item && (
          <EditForm
            kind={kind}
            item={edited.item}
            {...state(edited.isOpen, () => edited.item && edit(edited.item))}
          />
        )}
      </Suspense>
    </Page>
  )
}

/**
 * The item with an id as it was when the URL began to name it: what another tab deletes then can still be
 * saved. After that it is kept, so that Undo finds its form.
 */
function useItemWhenOpened<Item extends { id: number }>(items: readonly Item[], id: string) {
  const [state, setState] = useState<{ id: string; item?: Item; isOpen: boolean }>({
    id: '',
    isOpen: false,
  })
  if (state.id === id) return state
  const found = items.find((item) => String(item.id) === id)
  const next = {
    id,
    isOpen: found !== undefined,
    ...((found ?? state.item) && { item: found ?? state.item }),
  }
  setState(next as typeof state)
  return next as typeof state
}
