import { Button } from 'antd'
import type { ReactNode } from 'react'
import { Link } from 'shared/router'
import { Icon } from '../components/Icon'
import { ignoreSecondPress } from '../focus/moveFocus'
import { useFocusHandover } from '../focus/useFocusHandover'
import styles from './RowActions.module.css'

interface RowActionsProps {
  /** Completes the accessible names of the buttons: "Delete …". */
  itemName: string
  onDelete: () => void
  children?: ReactNode
}

/** The buttons of a table row or a card. Deleting needs no confirmation, because its toast offers Undo. */
export function RowActions({ itemName, onDelete, children }: RowActionsProps) {
  return (
    <RowActionGroup>
      {children}
      <RowAction
        label="Delete"
        icon={<Icon name="trash" />}
        itemName={itemName}
        onClick={onDelete}
        className={styles.delete}
      />
    </RowActionGroup>
  )
}

/** The container of `RowAction`s, which keeps the focus in the list when they unmount. */
export function RowActionGroup({ children }: { children: ReactNode }) {
  const actions = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={actions} className={styles.actions}>
      {children}
    </div>
  )
}

interface RowActionProps {
  label: string
  /** Completes the accessible name, which begins with `label`. */
  itemName: string
  icon: ReactNode
  /** What is seen of the label: its first words. */
  word?: string
  onClick: () => void
  className?: string
}

export function RowAction({ label, icon, itemName, word, onClick, className }: RowActionProps) {
  return (
    <Button
      type="text"
      icon={icon}
      aria-label={`${label} ${itemName}`}
      className={className}
      // The first click of a double click may have moved another row under the pointer.
      onClick={({ currentTarget, detail }) => {
        ignoreSecondPress(currentTarget)
        if (detail <= 1) onClick()
      }}
    >
      {word ?? label}
    </Button>
  )
}

interface RowLinkProps extends Pick<RowActionProps, 'label' | 'itemName' | 'icon' | 'word'> {
  to: string
}

/** Looks like a button of the row, and leads to a page. */
export const RowLink = ({ label, itemName, icon, word = label, to }: RowLinkProps) => (
  <Link to={to} aria-label={`${label} ${itemName}`}>
    {icon}
    {word}
  </Link>
)

/** Leads to the item's page on the website. */
export const ViewOnSite = (item: Pick<RowLinkProps, 'itemName' | 'to'>) => (
  <RowLink {...item} label="View on site:" word="View" icon={<Icon name="external" />} />
)
