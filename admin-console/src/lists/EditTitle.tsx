import { useFocusHandover } from '../focus/useFocusHandover'
import styles from './EditTitle.module.css'

interface EditTitleProps {
  name: string
  /** What the button does with the item. */
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
      <span>{name}</span>
    </button>
  )
}
