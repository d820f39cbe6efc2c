import { type ContentKey, contentKeys, contentKind, labelOf } from 'shared/content/contentKinds'
import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'

interface AuditedKind {
  table: string
  /** The filter's option. */
  label: string
  /** One row of it: "event". */
  noun: string
  nameField?: string
}

/**
 * What administrators change beside content. No kind of content may have one of these keys: it would be left out of
 * the history, silently.
 */
const others: Record<string, AuditedKind> & Partial<Record<ContentKey, never>> = {
  announcements: {
    table: 'announcements',
    label: 'Emails to everyone registered',
    noun: 'email',
    nameField: 'subject',
  },
  administrators: {
    table: 'administrators',
    label: 'Administrators',
    noun: 'administrator',
    nameField: 'name',
  },
}

/** What the history is about, by the name that it has in the URL. */
export const auditedKinds: Record<string, AuditedKind> = {
  ...Object.fromEntries(contentKeys.map((key) => [key, contentToAudit(key)])),
  ...Object.fromEntries(
    submissionKindNames.map((name) => {
      const { table, tab, noun } = submissionKind(name)
      return [tab.key, { table, label: tab.label, noun: noun.replace(/^an? /, '') }]
    }),
  ),
  ...others,
}

const submissionTables = submissionKindNames.map((name) => submissionKind(name).table)

/** Whether it is about something that a visitor has sent. */
export const isSubmission = ({ tableName }: { tableName: string }) =>
  submissionTables.includes(tableName)

export const kindOfTable = (table: string) =>
  Object.values(auditedKinds).find((kind) => kind.table === table)

function contentToAudit(key: ContentKey): AuditedKind {
  const { table, noun, nameField, personal } = contentKind(key)
  const label = labelOf(contentKind(key))
  // A name that is personal data is not repeated in the history.
  const isNamed = nameField !== undefined && !personal?.includes(nameField)
  return { table, label, noun, ...(isNamed && { nameField }) }
}
