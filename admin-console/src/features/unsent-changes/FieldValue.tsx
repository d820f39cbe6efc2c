import styles from './Decision.module.css'

/** A text longer than this is folded, so that both versions can be seen at once. */
const foldedLength = 300

/** A field's value as a person reads it. */
export function FieldValue({ value }: { value: unknown }) {
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
