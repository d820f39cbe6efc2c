import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import type { ZodMiniType } from 'zod/mini'
import { delay } from './delay'
import type { FormViewProps } from './formView'

interface Notice {
  title: string
  description: string
}

/** What a `submit` throws when the answer is no, and nothing is broken: it is said, not reported. */
export class Refusal extends Error {
  constructor(readonly notice: Notice) {
    super(notice.title)
  }
}

interface Submission<Values extends FieldValues, Parsed, Sent> {
  /** What is reported to have failed. */
  name: string
  schema: ZodMiniType<Parsed, Values>
  defaults: NoInfer<Values>
  /** Takes the focus as soon as the form is there: its dialog has opened before. */
  firstField?: Path<NoInfer<Values>>
  /** The time that a server would take. */
  delayMs?: number
  /** Asked once that time is over; with `false`, nothing is sent. */
  isWanted?: () => boolean
  /** Sends what was typed and resolves with what was sent; rejects when it did not go through. */
  submit: (parsed: Parsed) => Promise<Sent>
  confirmation: Notice
  failure: Notice
  onBusyChange?: (busy: boolean) => void
  /** The form stays busy until this is done. */
  onSubmitted?: (sent: Sent) => void | Promise<void>
}

/**
 * The way of every form: what was typed is checked, sent, confirmed and cleared. When it did not go
 * through, that is reported and said, and what was typed stays, to be sent again.
 */
export function useSubmission<Values extends FieldValues, Parsed, Sent>({
  name,
  schema,
  defaults,
  firstField,
  delayMs,
  isWanted = () => true,
  submit,
  confirmation,
  failure,
  onBusyChange,
  onSubmitted,
}: Submission<Values, Parsed, Sent>) {
  const [last, setLast] = useState<{ sent: Sent; count: number }>()
  const form = useForm<Values, unknown, Parsed>({
    resolver: zodResolver(schema),
    defaultValues: defaults as DefaultValues<Values>,
  })
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => {
    if (firstField) setFocus(firstField)
  }, [firstField, setFocus])

  async function send(parsed: Parsed) {
    onBusyChange?.(true)
    try {
      if (delayMs) await delay(delayMs)
      if (!isWanted()) return
      const sent = await submit(parsed)
      showToast({ kind: 'success', ...confirmation })
      await onSubmitted?.(sent)
      form.reset()
      setLast((before) => ({ sent, count: (before?.count ?? 0) + 1 }))
    } catch (error) {
      setLast(undefined)
      const refused = error instanceof Refusal
      if (!refused) reportError('public-site', `${name} failed`, error)
      // The toast may lie outside a dialog, where a screen reader does not listen.
      form.setError('root', { message: 'This did not go through. What you typed is still here.' })
      showToast({ kind: 'destructive', ...(refused ? error.notice : failure) })
    } finally {
      onBusyChange?.(false)
    }
  }

  const view = {
    register: (field) => form.register(field as Path<Values>),
    errors: errors as FormViewProps<Values>['errors'],
    submitting: isSubmitting,
    failure: errors.root?.message,
    onSubmit: form.handleSubmit(send),
  } satisfies FormViewProps<Values>
  return { view, form, last, forgetLast: () => setLast(undefined) }
}
