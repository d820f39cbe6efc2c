/** The forms of items, whose code comes after the list: a list is read more often than written. */
import { lazy } from 'react'
import type * as ItemForms from './ItemForms'

const load = () => import('./ItemForms')

/** Once the list is there, so that a form opens without a connection, too. What fails is loaded when it opens. */
export const loadForms = (ofKind?: () => Promise<unknown>) =>
  void Promise.all([load(), ofKind?.()]).catch(() => {})

// `lazy` would lose their type parameters.
export const AddForm = lazy(async () => ({
  default: (await load()).AddForm,
})) as unknown as typeof ItemForms.AddForm

export const EditForm = lazy(async () => ({
  default: (await load()).EditForm,
})) as unknown as typeof ItemForms.EditForm
