import styles from './EditTitle.module.css'

interface EditTitleProps {
  name: string
  onEdit: () => void
}

/** An item's name as the button that opens its form. */
export const EditTitle = ({ name, onEdit }: EditTitleProps) => (
  <button type="button" className={styles.title} aria-label={`Edit ${name}`} onClick={onEdit}>
    {name}
  </button>
)
