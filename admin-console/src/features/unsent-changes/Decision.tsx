import { Button } from 'antd'
import { useId } from 'react'
import { collection } from 'shared/backend'
import type { OutboxEntry } from 'shared/backend/outbox'
import { allDefinitions } from 'shared/collections/definitions'
import { contentKind } from 'shared/content/contentKinds'
import type { Fields } from 'shared/content/rowChanges'
import { administration } from '../../backend/administration'
import { formatInstant } from '../../format/formatInstant'
import { comparedFields } from './comparedFields'
import styles from './Decision.module.css'
import { decisionContent } from './decision.content'

/** One change that needs a decision: both versions side by side, and what can be done. */
export function Decision({ entry }: { entry: OutboxEntry }) {
  const id = useId()
  const { text, columns, choices } = decisionContent(entry)
  const { outbox } = administration()

  return (
    <section className={styles.decision} aria-labelledby={id}>
      <h2 id={id}>{rowName(entry)}</h2>
      <p>
        {text(changedAt(entry.failure?.theirs?.updatedAt))} {entry.failure?.message} You changed it
        on {formatInstant(entry.changedAt)}.
      </p>
      <table className={styles.versions}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {comparedFields(entry).map(({ name, label, values: [left, right] }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <FieldValue value={left} />
              </td>
              <td>
                <FieldValue value={right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={styles.choices}>
        {choices.map(({ label, decide }, index) => (
          <Button
            key={label}
            type={index === 0 ? 'primary' : undefined}
            aria-describedby={id}
            onClick={() => outbox[decide](entry)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  )
}

const changedAt = (time: unknown) => (typeof time === 'string' ? ` on ${formatInstant(time)}` : '')

/** "Event “Health Fair”", by its name in this browser. Settings have none. */
function rowName(entry: OutboxEntry): string {
  const { collection: key, change, failure } = entry
  const { noun = key, nameField = '' } = contentKind(key) ?? {}
  const kind = noun.charAt(0).toUpperCase() + noun.slice(1)
  const definition = allDefinitions.find((definition) => definition.key === key)
  const value: unknown = definition && collection(definition).get()
  if (!Array.isArray(value)) return kind
  const row = value.find(({ id }) => id === change.id)
  const fields: Fields = { ...failure?.theirs, ...change.before, ...row, ...change.after }
  return `${kind} “${String(fields[nameField] ?? '').trim() || 'Untitled'}”`
}

/** A text longer than this is folded, so that both versions can be seen at once. */
const foldedLength = 300

/** A field's value as a person reads it. */
function FieldValue({ value }: { value: unknown }) {
  const text = textOf(value)
  if (text === '') return <span className={styles.empty}>Empty</span>
  if (text.length <= foldedLength) return <span className={styles.value}>{text}</span>
  return (
    <details className={styles.value}>
      <summary>{text.slice(0, foldedLength)}…</summary>
      {text}
    </details>
  )
}

function textOf(value: unknown): string {
  if (value === null) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return Array.isArray(value) ? value.join(', ') : String(value)
}
