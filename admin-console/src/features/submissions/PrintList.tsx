import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { showFailure } from '../../queries/showFailure'
import styles from './PrintList.module.css'
import type { Submission } from './submission'
import { requestAllSubmissions } from './submissionRequests'

interface PrintListProps {
  eventId: number
  title: string
  disabled: boolean
}

/** Prints who is registered for an event, as a list for the day. */
export function PrintList({ eventId, title, disabled }: PrintListProps) {
  const [busy, setBusy] = useState(false)
  const [registrations, setRegistrations] = useState<readonly Submission[]>()

  async function load() {
    setBusy(true)
    try {
      const filter = { tab: 'registrations', search: '', eventId, recent: false } as const
      setRegistrations(await requestAllSubmissions(filter))
    } catch (error) {
      showFailure('Not printed', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <Button disabled={disabled} loading={busy} onClick={load}>
        Print the list
      </Button>
      {registrations && (
        <PrintedList
          title={title}
          registrations={registrations}
          onPrinted={() => setRegistrations(undefined)}
        />
      )}
    </>
  )
}

interface PrintedListProps {
  title: string
  registrations: readonly Submission[]
  onPrinted: () => void
}

/** Printed in place of the page, and hidden on the screen. */
function PrintedList({ title, registrations, onPrinted }: PrintedListProps) {
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
