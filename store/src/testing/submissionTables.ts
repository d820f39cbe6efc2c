import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'
import { submissionForms } from 'shared/testing/submissionForms'

/** Each kind of submission: its table, the function that takes it, and its form. */
export const submissionTables = submissionKindNames.map((kind) => ({
  kind,
  schema: submissionForms[kind],
  ...submissionKind(kind),
}))

export type SubmissionTable = (typeof submissionTables)[number]
