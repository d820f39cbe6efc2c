/**
 * A form is rendered by a view, which depends on neither react-hook-form nor zod, so that its
 * fields can be part of the page before those libraries have loaded.
 */
import type { ReactNode, SubmitEventHandler } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'

/** Registers a control with react-hook-form; before that has loaded, its name only. */
export type FieldRegistration = Partial<UseFormRegisterReturn>

export interface FormViewProps<Values> {
  register: (name: keyof Values & string) => FieldRegistration
  errors: Partial<Record<keyof Values, { message?: string }>>
  submitting?: boolean
  /** Why sending failed. */
  failure?: string | undefined
  /** A field that only robots see, where they could do harm. */
  honeypot?: ReactNode
  onSubmit?: SubmitEventHandler<HTMLFormElement>
}

/** Spread on a view, renders it as it is before the form library has loaded. */
export const skeleton = { register: (name: string): FieldRegistration => ({ name }), errors: {} }
