import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Submission } from 'shared/backend/administration'
import styles from './PrintedList.module.css'

interface PrintedListProps {
  title: string
  registrations: readonly Submission[]
  onPrinted: () => void
}

/** Printed in place of the page, and hidden on the screen. */
export function PrintedList({ title, registrations, onPrinted }: PrintedListProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(() => {
    // On phones, printing goes on after `print` has returned.
    addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [])

  const byName = registrations.toSorted((a, b) => (a.name ?? '').localeCompare(b.name ?? ''))
  return createPortal(
    <section className={styles.sheet} data-sheet>
      <h1>{title}</h1>
      <p>Registered: {registrations.length}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Here</th>
            <th scope="col">Name</th>
            <th scope="col">Phone</th>
            <th scope="col">Notes</th>
          </tr>
        </thead>
        <tbody>
          {byName.map(({ id, name, phone, details }) => (
            <tr key={id}>
              <td>☐</td>
              <td>{name}</td>
              <td>{phone}</td>
              <td>{details.additionalNotes}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}
