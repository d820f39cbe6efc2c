import { type ReactNode, useContext } from 'react'
import { atDots, wrappingAfterAt } from '../components/wrappingAfterAt'
import { useFocusHandover } from '../focus/useFocusHandover'
import { OnCard } from './CardGrid'
import styles from './ItemCell.module.css'

interface ItemCellProps {
  name: string
  /** Opens the form of the item, which not every item has. */
  onEdit?: () => void
  /** What `onEdit` does with the item, where it is not editing. */
  verb?: string
  mark?: ReactNode
  note: string
  /** In a table the note stays whole beneath a long name, which then has one line. */
  keepsNote?: boolean
  /** The content of the columns that cards do not have. */
  children: ReactNode
}

/** The first cell of a row: the item's name over a line about it. A table cuts off what is too long. */
export function ItemCell({ name, onEdit, verb, mark, note, keepsNote, children }: ItemCellProps) {
  const onCard = useContext(OnCard)
  return (
    <div
      className={styles.item}
      data-keeps-note={keepsNote}
      title={[name, note].filter(Boolean).join(', ')}
    >
      {mark}
      <div className={styles.lines}>
        <div className={styles.name}>
          {onEdit ? <EditTitle name={name} verb={verb} onEdit={onEdit} /> : name}
        </div>
        {note && (
          <div className={styles.note}>{wrappingAfterAt(note, onCard ? atDots : undefined)}</div>
        )}
        {onCard && <div className={styles.more}>{children}</div>}
      </div>
    </div>
  )
}

interface EditTitleProps {
  name: string
  verb?: string | undefined
  onEdit: () => void
}

/** An item's name as the button that opens its form or its details. */
export function EditTitle({ name, verb = 'Edit', onEdit }: EditTitleProps) {
  // Its row may leave the list when what was opened is done.
  const button = useFocusHandover<HTMLButtonElement>()
  return (
    <button
      ref={button}
      type="button"
      className={styles.title}
      aria-label={`${verb} ${name}`}
      onClick={onEdit}
    >
      <span>{wrappingAfterAt(name)}</span>
    </button>
  )
}
