import { Button } from 'antd'
import type { ComponentType, ReactNode } from 'react'
import { Icon } from '../components/Icon'
import { Page, PageAction } from '../components/Page'
import type { DrawerState } from '../forms/FormDrawer'
import type { RootState } from '../state/hooks'
import { useAddForm } from './useAddForm'
import { useItemForm } from './useItemForm'
import { useItemOfUrl } from './useItemOfUrl'

interface ListPageProps<Item> {
  title: string
  path: string
  select: (state: RootState) => readonly Item[]
  /** The label of the page's button and the title of the form that it opens, "Add event". */
  addLabel: string
  AddForm: ComponentType<DrawerState>
  editForm: (item: Item, drawer: DrawerState) => ReactNode
  /** The list, whose buttons open the forms. */
  children: (onAdd: () => void, onEdit: (item: Item) => void) => ReactNode
}

/** A list with a form that adds an item, at a URL of its own, and one that edits an item. */
export function ListPage<Item extends { id: number }>(props: ListPageProps<Item>) {
  const { title, path, select, addLabel, AddForm, editForm, children } = props
  const adding = useAddForm(path)
  const editing = useItemForm(editForm, useItemOfUrl(select))

  return (
    <Page title={title} formTitle={adding.drawer.open ? addLabel : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={adding.start}>
          {addLabel}
        </Button>
      </PageAction>
      {children(adding.start, editing.open)}
      <AddForm {...adding.drawer} />
      {editing.form}
    </Page>
  )
}
