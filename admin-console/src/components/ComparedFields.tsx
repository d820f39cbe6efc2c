import { fieldText } from '../format/fieldText'
import styles from './ComparedFields.module.css'

export interface ComparedField {
  name: string
  label: string
  /** Those of the first column and of the second. */
  values: readonly [unknown, unknown]
}

interface ComparedFieldsProps {
  columns: readonly [string, string]
  fields: readonly ComparedField[]
}

/** Two versions of an item side by side, field by field. */
export const ComparedFields = ({ columns, fields }: ComparedFieldsProps) => (
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
      {fields.map(({ name, label, values: [left, right] }) => (
        <tr key={name}>
          <th scope="row">{label}</th>
          <td>
            <FieldValue name={name} value={left} />
          </td>
          <td>
            <FieldValue name={name} value={right} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

/** A text longer than this is folded, so that both versions can be seen at once. */
const foldedLength = 300

/** A field's value as a person reads it. */
function FieldValue({ name, value }: { name: string; value: unknown }) {
  const text = fieldText(name, value)
  if (text === '') return <span className={styles.empty}>Empty</span>
  if (text.length <= foldedLength) return <span className={styles.value}>{text}</span>
  return (
    <details className={styles.value}>
      <summary>{text.slice(0, foldedLength)}…</summary>
      {text}
    </details>
  )
}
