import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, useForm } from 'react-hook-form'
import { backend, type SubmissionMetadata } from 'shared/backend'
import { reportError } from 'shared/reporting'
import { newSubmissionId } from 'shared/submissions/newSubmissionId'
import { showToast } from 'shared/toasts'
import type { ZodMiniType } from 'zod/mini'
import { delay } from '../browser/delay'
import { type Notice, SubmissionRejected } from '../submissions/SubmissionRejected'
import type { FormViewProps } from './formView'
import { Honeypot } from './Honeypot'
import { beginSending, endSending } from './typedInTab'
import { useKeepTyped } from './useKeepTyped'

interface Submission<Values extends FieldValues, Parsed, Sent> {
  /** Names the submission in error reports, and in the tab what was typed for it. */
  name: string
  schema: ZodMiniType<Parsed, Values>
  defaults: NoInfer<Values>
  /** Whether what was typed waits in the tab until the form shows again. For nothing that is secret. */
  waitsInTab?: boolean
  /** Focused when the form mounts, for a form that loads after its dialog has opened. */
  firstField?: Path<NoInfer<Values>>
  /** The time that a server would take. */
  delayMs?: number
  /** Called after the delay; with `false`, nothing is sent. */
  shouldSubmit?: () => boolean
  /** Sends the values and resolves with what was sent; rejects when sending failed. */
  submit: (parsed: Parsed, metadata: SubmissionMetadata) => Promise<Sent>
  confirmation: Notice | ((sent: Sent) => Notice)
  failure: Notice
  onBusyChange?: (busy: boolean) => void
  /** The form stays busy until this has finished. */
  onSubmitted?: (sent: Sent) => void | Promise<void>
}

/**
 * Handles every form submission: validates, sends, confirms and resets. When sending fails, the
 * failure is reported and shown, and the values stay so that they can be sent again.
 */
export function useSubmission<Values extends FieldValues, Parsed, Sent>({
  name,
  schema,
  defaults,
  waitsInTab,
  firstField,
  delayMs,
  shouldSubmit = () => true,
  submit,
  confirmation,
  failure,
  onBusyChange,
  onSubmitted,
}: Submission<Values, Parsed, Sent>) {
  const [lastSubmission, setLastSubmission] = useState<{ sent: Sent }>()
  const reopened = useRef(false)
  const form = useForm<Values, unknown, Parsed>({
    resolver: standardSchemaResolver(schema),
    defaultValues: defaults as DefaultValues<Values>,
  })
  useKeepTyped(form, waitsInTab ? name : undefined)
  const { honeypot, metadata, renewMetadata } = useSubmissionMetadata()
  const { errors, isSubmitting } = form.formState
  const { setFocus } = form

  useEffect(() => {
    if (firstField) setFocus(firstField)
  }, [firstField, setFocus])

  useEffect(() => {
    if (lastSubmission || !reopened.current) return
    reopened.current = false
    setFocus(Object.keys(defaults)[0] as Path<Values>)
  })

  function reopen() {
    reopened.current = true
    setLastSubmission(undefined)
  }

  async function send(parsed: Parsed) {
    onBusyChange?.(true)
    beginSending(name)
    const result = await trySending(parsed)
    if (result) await finish(result.sent)
    endSending(name, result !== undefined)
    onBusyChange?.(false)
  }

  async function trySending(parsed: Parsed) {
    try {
      if (delayMs) await delay(delayMs)
      return shouldSubmit() ? { sent: await submit(parsed, metadata()) } : undefined
    } catch (error) {
      showFailure(error)
    }
  }

  /** The values were sent: an error from here on must not ask the visitor to send them again. */
  async function finish(sent: Sent) {
    renewMetadata()
    const notice = typeof confirmation === 'function' ? confirmation(sent) : confirmation
    showToast({ kind: 'success', ...notice })
    try {
      await onSubmitted?.(sent)
    } catch (error) {
      reportError('public-site', `${name} succeeded, but not what follows it`, error)
    }
    form.reset()
    setLastSubmission({ sent })
  }

  function showFailure(error: unknown) {
    setLastSubmission(undefined)
    const rejected = error instanceof SubmissionRejected
    if (!rejected) reportError('public-site', `${name} failed`, error)
    const { atField, ...notice } = { ...failure, ...(rejected && error.notice) }
    // A screen reader does not say what is outside a modal dialog, as the toast may be.
    form.setError('root', { message: notice.description })
    if (!atField) showToast({ kind: 'destructive', silent: true, ...notice })
  }

  const view = {
    register: (field) => form.register(field as Path<Values>),
    errors: errors as FormViewProps<Values>['errors'],
    submitting: isSubmitting,
    failure: errors.root?.message,
    // Robots send what they find on the web: nothing gets out of this browser otherwise.
    honeypot: backend().capabilities.sharedWithOthers && <Honeypot ref={honeypot} />,
    onSubmit: form.handleSubmit(send),
  } satisfies FormViewProps<Values>
  return { view, form, lastSubmission, reopen }
}

const start = () => ({ id: newSubmissionId(), at: performance.now() })

/**
 * The metadata of the form that is being filled in: the same for each attempt to send it, and new
 * once it was accepted.
 */
function useSubmissionMetadata() {
  const honeypot = useRef<HTMLInputElement>(null)
  const [{ id, at }, setStarted] = useState(start)

  return {
    honeypot,
    metadata: (): SubmissionMetadata => ({
      id,
      website: honeypot.current?.value ?? '',
      elapsed: Math.round(performance.now() - at),
    }),
    renewMetadata: () => setStarted(start()),
  }
}
