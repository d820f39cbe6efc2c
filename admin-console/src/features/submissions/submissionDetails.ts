import type { Submission } from 'shared/backend/administration'
import { fieldLabel } from 'shared/content/fieldLabel'
import type { HealthFairRequestType } from 'shared/entities/healthFairRequest'
import { submissionKind } from 'shared/submissions/submissionKinds'

/** The fields that only this kind of submission has, with their labels. */
export function labeledDetails({ kind, details }: Submission): [label: string, text: string][] {
  const { fields = {} } = submissionKind(kind) ?? {}
  const known = Object.keys(fields).filter((name) => name in details)
  // Another release may know more.
  const others = Object.keys(details).filter((name) => !(name in fields))
  return [...known, ...others].map((name) => [
    fields[name] ?? fieldLabel(name),
    valueLabel(name, details[name] ?? ''),
  ])
}

const requestTypeLabels: Record<HealthFairRequestType, string> = {
  host: 'Host a fair',
  plan: 'Plan a fair',
}

/** What a form sends as a key, in the words that the visitor has chosen. */
const valueLabel = (field: string, value: string) =>
  field === 'type' && Object.hasOwn(requestTypeLabels, value)
    ? requestTypeLabels[value as HealthFairRequestType]
    : value
