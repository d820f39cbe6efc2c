import { useState } from 'react'
import type { Submission } from 'shared/backend/administration'
import { partySizeOf } from 'shared/submissions/party'
import { showToast } from 'shared/toasts'
import { administration } from '../../backend/administration'
import { showFailure } from '../../backend/failures'
import { ConfirmDialog } from '../../components/Dialog'
import { TitledSection } from '../../components/TitledSection'
import { counted } from '../../format/counted'
import { formatInstant } from '../../format/formatInstant'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import type { ListColumn } from '../../lists/listColumns'
import { RowAction, RowActionGroup } from '../../lists/RowActions'
import { contactOf, namesOf } from './registration'

interface WaitingListProps {
  /** In the order in which they came. */
  waiting: readonly Submission[]
  onEdit: (registration: Submission) => void
  onRemove: (registration: Submission) => void
  onChanged: () => void
}

/** Who waits for a place, the first to come first. */
export function WaitingList({ waiting, onEdit, onRemove, onChanged }: WaitingListProps) {
  /** One that needs more places than there are. */
  const [above, setAbove] = useState<Submission>()

  async function promote(registration: Submission, aboveSlots = false) {
    try {
      const { outcome } = await administration().registrations.promote(registration.id, aboveSlots)
      if (outcome === 'full') return setAbove(registration)
      onChanged()
      if (outcome === 'accepted') {
        showToast({
          kind: 'success',
          title: 'Off the waiting list',
          description: `${registration.name} is registered.`,
        })
      }
    } catch (error) {
      showFailure('Not registered', error)
      if (aboveSlots) throw error
    }
  }

  const columns: ListColumn<Submission>[] = [
    {
      key: 'name',
      title: 'Name',
      render: (registration) => (
        <ItemCell
          name={registration.name ?? ''}
          note={namesOf(registration)}
          onEdit={() => onEdit(registration)}
        >
          <div>{contactOf(registration)}</div>
          <div>{counted(partySizeOf(registration), 'place')}</div>
        </ItemCell>
      ),
    },
    { key: 'people', title: 'People', kind: 'number', wideOnly: true, render: partySizeOf },
    { key: 'contact', title: 'Contact', kind: 'text', wideOnly: true, render: contactOf },
    {
      key: 'since',
      title: 'Waiting since',
      kind: 'short',
      render: ({ waitingSince = '' }) => formatInstant(waitingSince),
    },
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (registration) => (
        <RowActionGroup>
          <RowAction
            label="Promote"
            icon="check"
            itemName={registration.name ?? ''}
            onClick={() => void promote(registration)}
          />
          <RowAction
            label="Remove"
            icon="close"
            itemName={registration.name ?? ''}
            onClick={() => onRemove(registration)}
          />
        </RowActionGroup>
      ),
    },
  ]

  return (
    <TitledSection title="Waiting list">
      <p>When places open up, they go to the first group on the list that fits.</p>
      <ListTable label="Waiting list" rows={waiting} columns={columns} />
      {above && (
        <ConfirmDialog
          title="There aren’t enough places. Register anyway?"
          confirmLabel="Register anyway"
          onConfirm={() => promote(above, true)}
          onClose={() => setAbove(undefined)}
        >
          <p>The event will then have more people than places.</p>
        </ConfirmDialog>
      )}
    </TitledSection>
  )
}
