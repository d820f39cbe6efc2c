import { Button } from 'antd'
import { Icon } from './Icon'
import styles from './RowActions.module.css'

interface RowActionsProps {
  /** What the row is about; the buttons are named "Edit …" and "Delete …". */
  of: string
  onEdit: () => void
  onDelete: () => void
}

/** The buttons at the end of a table's row. Deleting does not ask: its toast offers Undo. */
export function RowActions({ of, onEdit, onDelete }: RowActionsProps) {
  return (
    <div className={styles.actions}>
      <Button type="text" icon={<Icon name="pen" />} aria-label={`Edit ${of}`} onClick={onEdit}>
        Edit
      </Button>
      <Button
        type="text"
        className={styles.delete}
        icon={<Icon name="trash" />}
        aria-label={`Delete ${of}`}
        onClick={(event) => {
          focusNeighbour(event.currentTarget)
          onDelete()
        }}
      >
        Delete
      </Button>
    </div>
  )
}

/** Its row is about to go; without this the keyboard's place in the table would go with it. */
function focusNeighbour(button: HTMLElement) {
  const row = button.closest('tr')
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling
  const next = neighbour?.querySelector<HTMLElement>(`.${styles.delete}`)
  ;(next ?? document.querySelector<HTMLElement>('h1'))?.focus()
}
