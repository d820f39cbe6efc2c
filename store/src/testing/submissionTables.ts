import { submissionForms } from 'shared/submissions/submissionForms'
import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'

/** Each kind of submission: its table, the function that takes it, and its form. */
export const submissionTables = submissionKindNames.map((kind) => {
  const schema = submissionForms[kind]
  if (!schema) throw new Error(`${kind}: no schema in shared/src/submissions/submissionForms.ts`)
  return { kind, schema, ...submissionKind(kind) }
})

export type SubmissionTable = (typeof submissionTables)[number]
