/** A submission in words. */
import type { Submission } from 'shared/backend/administration'
import { submissionKind } from 'shared/submissions/submissionKinds'

export const kindLabel = ({ kind }: Submission) => submissionKind(kind)?.label ?? kind

/** Newsletter subscriptions have no name. */
export const senderName = ({ name, email }: Submission) => name ?? email

export interface ListedSubmission extends Submission {
  /** Whether only the administrator can tell them something. */
  isToContact?: boolean
}

/** What can be done with it next. */
export function handleLabel({ handledAt, isToContact }: ListedSubmission) {
  if (isToContact) return 'Mark contacted'
  return handledAt ? 'Reopen' : 'Mark handled'
}

/** Whether who sent it gets an email when it is handled, where there are emails. */
export const tellsSender = ({ kind }: Submission) => !['registration', 'newsletter'].includes(kind)

/** The subject in a few words: the event, what is offered, or who asks for a fair. */
export function subjectOf({ kind, eventTitle, details }: Submission): string {
  const { subject = '' } = submissionKind(kind) ?? {}
  return eventTitle ?? details[subject] ?? ''
}
