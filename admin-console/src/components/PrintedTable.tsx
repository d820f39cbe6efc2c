import { type ReactNode, useEffect } from 'react'
import { createPortal } from 'react-dom'
import styles from './PrintedTable.module.css'

interface PrintedTableProps {
  title: string
  /** Its lines. */
  about: readonly (string | undefined)[]
  headings: readonly string[]
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
  onPrinted: () => void
}

/** Printed in place of the page, and hidden on the screen. */
export function PrintedTable({ title, about, headings, rows, onPrinted }: PrintedTableProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: printed once
  useEffect(() => {
    // On phones, printing goes on after `print` has returned.
    addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => removeEventListener('afterprint', onPrinted)
  }, [])

  return createPortal(
    <section className={styles.sheet} data-sheet>
      <h1>{title}</h1>
      {about.map((line) => line && <p key={line}>{line}</p>)}
      <table>
        <thead>
          <tr>
            {headings.map((heading) => (
              <th key={heading} scope="col">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells }) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a row have no other identity
                <td key={index}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>,
    document.body,
  )
}

/** In one line: a number that breaks is misread. */
export const Phone = ({ children }: { children: ReactNode }) => (
  <span className={styles.phone}>{children}</span>
)
