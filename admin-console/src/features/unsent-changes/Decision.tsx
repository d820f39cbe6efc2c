import { Button } from 'antd'
import { useId } from 'react'
import type { OutboxEntry } from 'shared/backend/outbox'
import { administration } from '../../backend/administration'
import { formatInstant } from '../../format/formatInstant'
import { comparedFields } from './comparedFields'
import styles from './Decision.module.css'
import { decisionContent } from './decision.content'
import { FieldValue } from './FieldValue'
import { rowName } from './rowName'

/** One change that needs a decision: both versions side by side, and what can be done. */
export function Decision({ entry }: { entry: OutboxEntry }) {
  const id = useId()
  const { text, columns, choices } = decisionContent(entry)
  const [first, second] = choices
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
        <Button type="primary" aria-describedby={id} onClick={() => outbox[first.decide](entry)}>
          {first.label}
        </Button>
        <Button aria-describedby={id} onClick={() => outbox[second.decide](entry)}>
          {second.label}
        </Button>
      </div>
    </section>
  )
}

const changedAt = (time: unknown) => (typeof time === 'string' ? ` on ${formatInstant(time)}` : '')
