/**
 * A form is drawn by a view, which knows neither react-hook-form nor zod. So its fields can stand
 * in the page before the library that watches over them has loaded.
 */
import type { SubmitEventHandler } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** What ties a control to the form's library; without the library, its name only. */
export type FieldRegistration = Partial<UseFormRegisterReturn>

export interface FormViewProps<Values> {
  register: (name: keyof Values & string) => FieldRegistration
  errors: Partial<Record<keyof Values, { message?: string }>>
  submitting?: boolean
  /** Why what was sent did not go through. */
  failure?: string | undefined
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** Spread on a view, shows it as it is before the library has loaded. */
export const skeleton = { register: (name: string): FieldRegistration => ({ name }), errors: {} }
