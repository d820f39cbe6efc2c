import { useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { ConfirmDialog } from '../../components/Dialog'
import { Icon } from '../../components/Icon'
import { TitledSection } from '../../components/TitledSection'
import { formatInstant } from '../../format/formatInstant'
import { ListTable } from '../../lists/ListTable'
import type { ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { refusals } from './refusals'
import { notesOf } from './registration'
import { registrationColumns } from './registrationColumns'
import styles from './WaitingList.module.css'

interface WaitingListProps {
  /** In the order in which they came. */
  waiting: readonly Submission[]
  /** Whether the event has places to give. */
  hasPlaces: boolean
  onEdit: (registration: Submission) => void
  onRemove: (registration: Submission) => void
  onChanged: () => void
}

/** Who waits for a place, the first to come first. */
export function WaitingList(props: WaitingListProps) {
  const { waiting, hasPlaces, onEdit, onRemove, onChanged } = props
  /** One that needs more places than there are. */
  const [above, setAbove] = useState<Submission>()

  async function promote(registration: Submission, aboveSlots = false) {
    try {
      const { outcome } = await administration().registrations.promote(registration.id, aboveSlots)
      if (outcome === 'full') return setAbove(registration)
      onChanged()
      const refusal = refusals[outcome]
      showToast(
        refusal
          ? { kind: 'destructive', title: 'Not registered', description: refusal }
          : {
              kind: 'success',
              title: 'Moved off the waiting list',
              description: `${registration.name} is registered.`,
            },
      )
    } catch (error) {
      showFailure('Not registered', error)
      if (aboveSlots) throw error
    }
  }

  const { name, people, contact, notes } = registrationColumns(
    onEdit,
    ({ waitingSince = '' }) => `Waiting since ${formatInstant(waitingSince)}`,
  )
  const columns: ListColumn<Submission>[] = [
    name,
    people,
    contact,
    ...(waiting.some(notesOf) ? [notes] : []),
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (registration) => (
        <RowActionGroup>
          {hasPlaces && (
            <RowAction
              label="Give a place to"
              word="Give a place"
              icon={<Icon name="check" />}
              itemName={registration.name ?? ''}
              onClick={() => void promote(registration)}
            />
          )}
          <RowAction
            label="Remove from the waiting list:"
            word="Remove"
            icon={<Icon name="close" />}
            itemName={registration.name ?? ''}
            onClick={() => onRemove(registration)}
          />
        </RowActionGroup>
      ),
    },
  ]

  return (
    <TitledSection title="Waiting list" className={styles.section}>
      {hasPlaces && (
        <p>When places open up, they go to the first people in line whose whole group fits.</p>
      )}
      <ListTable label="Waiting list" rows={waiting} columns={columns} />
      {above && (
        <ConfirmDialog
          title="There aren’t enough places. Register anyway?"
          confirmLabel="Register anyway"
          danger={false}
          onConfirm={() => promote(above, true)}
          onClose={() => setAbove(undefined)}
        >
          <p>The event will then have more people than places.</p>
        </ConfirmDialog>
      )}
    </TitledSection>
  )
}
