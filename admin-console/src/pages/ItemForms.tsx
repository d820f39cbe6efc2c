import { type ComponentType, Suspense, useState } from 'react'
import type { ContentKey } from 'shared/content/contentKinds'
import { Link } from 'shared/router'
import { showToast } from 'shared/toasts'
import { PageAction } from '../components/Page'
import { withUndo } from '../components/withUndo'
import { itemFormNoun } from '../format/itemFormNoun'
import { changedFields } from '../forms/changedFields'
import { type DrawerState, FormDrawer } from '../forms/FormDrawer'
import type { DraftSchema } from '../forms/useDraft'
import { type EntityList, useCurrentItem, useEntityActions } from '../lists/useEntityActions'
import { useAppStore } from '../state/hooks'

interface WithId {
  id: number
}

/** A kind of content whose items are edited in a form. */
interface EditedKind<Item extends Details & WithId, Details extends object, Values>
  extends EntityList<Item, Details> {
  key: ContentKey
  /** What buttons and forms call an item: "post". */
  shortNoun: string
  formValues: (details: Details) => Values
  /** What is saved of the form's values. */
  detailsOf: (values: Values) => Partial<Details>
  /** Without it, unsaved changes are not kept. */
  draftSchema?: DraftSchema<Values>
  /** Loads `Fields` and `Preview` before they are shown, where they come late. */
  loadForm?: () => Promise<unknown>
  Fields: ComponentType
  /** What visitors will see. With it, items are written on a page of their own instead of in a drawer. */
  Preview?: ComponentType<{ values: Values }>
  /** Says beside the button that saves them who sees what has these values. */
  audienceOf?: (values: Values) => string
  /** Where else an item is dealt with, beside the heading of its form's page. */
  Links?: ComponentType<{ item: Item }>
  /** Whether these changes can be undone once they are saved. */
  canUndo?: (changes: Partial<Details>, item: Item) => boolean
  /** Whether `Question` is asked about these changes, too, which cannot be undone. */
  asks?: (changes: Partial<Details>, item: Item) => boolean
  /** Asked before changes are saved. */
  Question?: ComponentType<{
    item: Item
    changes: Partial<Details>
    onConfirm: () => void
    onClose: () => void
  }>
}

/** A kind of content whose items are also added in the form, which has a URL. */
export interface ItemKind<Item extends Details & WithId, Details extends object, Values>
  extends EditedKind<Item, Details, Values> {
  /** The URL of its list. */
  path: string
  /** What the form for a new item starts with. */
  newDetails: () => Details
  /** What a copy of an item starts with, where that is not the item itself. */
  copyOf?: (item: Item) => Item
}

interface AddFormProps<Item extends Details & WithId, Details extends object, Values>
  extends DrawerState {
  kind: ItemKind<Item, Details, Values>
  copied?: Item
}

interface EditFormProps<Item extends Details & WithId, Details extends object, Values>
  extends DrawerState {
  kind: EditedKind<Item, Details, Values>
  item: Item
}

/**
 * The form of a new item, which may start as a copy of another. Nothing is created until it is
 * submitted: a copy would be public at once, with the date of the original.
 */
export function AddForm<
  Item extends Details & WithId,
  Details extends object,
  Values extends object,
>({ kind, copied, ...drawer }: AddFormProps<Item, Details, Values>) {
  const { Fields, Preview, draftSchema, shortNoun } = kind
  const { create } = useEntityActions(kind)
  const details = copied ? (kind.copyOf?.(copied) ?? copied) : kind.newDetails()
  return (
    <FormDrawer
      {...drawer}
      name={copied ? `copy-of-${formName(kind, copied)}` : formName(kind)}
      title={`${copied ? 'Duplicate' : 'Add'} ${shortNoun}`}
      submitLabel={`Create ${shortNoun}`}
      initialValues={kind.formValues(details)}
      draftSchema={draftSchema}
      Preview={Preview}
      audienceOf={kind.audienceOf}
      onSave={(values) => create({ ...details, ...kind.detailsOf(values) })}
    >
      <Fields />
    </FormDrawer>
  )
}

export function EditForm<
  Item extends Details & WithId,
  Details extends object,
  Values extends object,
>({ kind, item, ...drawer }: EditFormProps<Item, Details, Values>) {
  const { Fields, Preview, Question, draftSchema, shortNoun } = kind
  const { update } = useEntityActions(kind)
  const current = useCurrentItem(kind.select, item)
  const store = useAppStore()
  const [asked, setAsked] = useState<{ changes: Partial<Details>; save: () => void }>()
  // No field of an item is a group, of which a part could have changed.
  const changesTo = (values: Values) =>
    changedFields<Partial<Details>>(current, kind.detailsOf(values)) as Partial<Details>

  function confirm(values: Values, save: () => void) {
    const changes = changesTo(values)
    const isAsked = kind.canUndo?.(changes, current) || kind.asks?.(changes, current)
    if (Question && isAsked) setAsked({ changes, save })
    else save()
  }

  function save(values: Values) {
    const changes = changesTo(values)
    const toast = update(current, changes)
    if (!kind.canUndo?.(changes, current)) return toast
    const before: Partial<Details> = { ...changes }
    for (const field of Object.keys(changes) as (keyof Details)[]) before[field] = current[field]
    function undo() {
      if (kind.select(store.getState()).some(({ id }) => id === current.id))
        return update(current, before)
      showToast({
        kind: 'info',
        title: 'Nothing to undo',
        description: `The ${shortNoun} is gone.`,
      })
      return false
    }
    return withUndo(toast, undo, 'Change undone')
  }

  return (
    <>
      {kind.Links && drawer.open && (
        <PageAction>
          <kind.Links item={current} />
        </PageAction>
      )}
      <FormDrawer
        {...drawer}
        name={formName(kind, item)}
        title={`Edit ${shortNoun}`}
        submitLabel="Save changes"
        note={
          <Link to={`/admin/history?kind=${kind.key}&id=${item.id}`}>See who changed this</Link>
        }
        initialValues={kind.formValues(current)}
        draftSchema={draftSchema}
        Preview={Preview}
        audienceOf={kind.audienceOf}
        confirm={confirm}
        onSave={save}
      >
        <Fields />
      </FormDrawer>
      <Suspense>
        {Question && asked && (
          <Question
            item={current}
            changes={asked.changes}
            onConfirm={asked.save}
            onClose={() => setAsked(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}

/** "new-blog-post", "blog-post-2". */
const formName = (kind: { noun: string }, item?: WithId) =>
  item ? `${itemFormNoun(kind)}-${item.id}` : `new-${itemFormNoun(kind)}`
