import { Button } from 'antd'
import { type ReactNode, useState } from 'react'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'

interface PrintListProps {
  eventId: number
  title: string
  disabled: boolean
}

/** Prints who is registered for an event, as a list for the day. */
export function PrintList({ eventId, title, disabled }: PrintListProps) {
  const [busy, setBusy] = useState(false)
  const [sheet, setSheet] = useState<ReactNode>()

  async function load() {
    setBusy(true)
    try {
      const filter = { kinds: ['registration'], notCanceled: true, eventId } as const
      const registrations = await administration().submissions.all(filter)
      const { PrintedList } = await import('./PrintedList')
      setSheet(
        <PrintedList
          title={title}
          registrations={registrations}
          onPrinted={() => setSheet(undefined)}
        />,
      )
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
      {sheet}
    </>
  )
}
