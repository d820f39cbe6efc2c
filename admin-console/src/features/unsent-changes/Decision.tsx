import { Button } from 'antd'
import { useId } from 'react'
import { collection } from 'shared/backend'
import type { OutboxEntry } from 'shared/backend/outbox'
import { allDefinitions } from 'shared/collections/definitions'
import { contentKind } from 'shared/content/contentKinds'
import type { Fields } from 'shared/content/rowChanges'
import { administration } from '../../backend/administration'
import { ComparedFields } from '../../components/ComparedFields'
import { formatInstant } from '../../format/formatInstant'
import { upperFirst } from '../../format/upperFirst'
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
        {text(changedAt(entry.failure?.theirs?.updatedAt))} {entry.failure?.message} You{' '}
        {entry.change.after ? 'changed' : 'deleted'} it on {formatInstant(entry.changedAt)}.
      </p>
      <ComparedFields columns={columns} fields={comparedFields(entry)} />
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
  const kind = upperFirst(noun)
  const definition = allDefinitions.find((definition) => definition.key === key)
  const value: unknown = definition && collection(definition).get()
  if (!Array.isArray(value)) return kind
  const row = value.find(({ id }) => id === change.id)
  const fields: Fields = { ...failure?.theirs, ...change.before, ...row, ...change.after }
  return `${kind} “${String(fields[nameField] ?? '').trim() || 'Untitled'}”`
}
