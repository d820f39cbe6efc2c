import { Button } from 'antd'
import type { ReactNode } from 'react'
import type { CharityEvent } from 'shared/entities/event'
import { useQuery } from '../../backend/useQuery'
import { Dialog } from '../../components/Dialog'
import { countVisitors } from './countVisitors'
import { VisitorsNotice } from './VisitorsNotice'

interface EventQuestionProps {
  eventId: number
  title: string
  keepLabel: string
  confirmLabel: string
  danger?: boolean
  /** The event as it will be, whose places those who wait may get. */
  after?: CharityEvent
  /** Who hears of the change, where email runs. */
  told?: string | undefined
  onConfirm: () => void
  onClose: () => void
  children: ReactNode
}

/** Asks before an event changes, once it is known for how many people, or that this is not known. */
export function EventQuestion(props: EventQuestionProps) {
  const { eventId, title, keepLabel, confirmLabel, danger = false, told } = props
  const { after, onConfirm, onClose, children } = props
  const query = useQuery(`visitors ${eventId}`, () => countVisitors(eventId))
  return (
    <Dialog
      title={title}
      onClose={onClose}
      buttons={(close) => (
        <>
          <Button onClick={close}>{keepLabel}</Button>
          <Button
            type="primary"
            danger={danger}
            disabled={query.data === undefined && !query.failure}
            onClick={() => {
              close()
              onConfirm()
            }}
          >
            {confirmLabel}
          </Button>
        </>
      )}
    >
      <VisitorsNotice query={query} after={after} told={told} />
      {children}
    </Dialog>
  )
}
