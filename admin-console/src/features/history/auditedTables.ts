import { contentKeys, contentKind } from 'shared/content/contentKinds'
import { submissionKind, submissionKindNames } from 'shared/submissions/submissionKinds'

interface AuditedTable {
  /** The filter's option. */
  label: string
  /** One row of it, with an article where it has no name. */
  noun: string
  /** The field that names a row. */
  nameField?: string
}

/** What the history is about, by table. */
export const auditedTables: Record<string, AuditedTable> = {
  ...Object.fromEntries(contentKeys.map(contentTable)),
  ...Object.fromEntries(
    submissionKindNames.map((name) => {
      const { table, tab, noun } = submissionKind(name)
      return [table, { label: tab.label, noun }]
    }),
  ),
  administrators: { label: 'Administrators', noun: 'the administrator', nameField: 'name' },
}

function contentTable(key: string): [string, AuditedTable] {
  const {
    table = key,
    label = key,
    noun = key,
    nameField,
    single,
    personal,
  } = contentKind(key) ?? {}
  // What is personal names nobody here.
  const isNamed = nameField !== undefined && !personal?.includes(nameField)
  const article = isNamed || single ? 'the' : 'a'
  return [table, { label, noun: `${article} ${noun}`, ...(isNamed && { nameField }) }]
}
