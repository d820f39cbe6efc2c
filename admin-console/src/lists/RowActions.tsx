import { Button, Tooltip } from 'antd'
import { type ReactNode, useContext, useState } from 'react'
import { Icon, type IconName } from '../components/Icon'
import { sameButtonOfNextRow } from '../focus/sameButtonOfNextRow'
import { useFocusHandover } from '../focus/useFocusHandover'
import { OnCard } from './OnCard'
import styles from './RowActions.module.css'

interface RowActionsProps {
  /** Completes the accessible names of the buttons: "Delete …". */
  itemName: string
  onDelete: () => void
  /** Further `RowAction`s. */
  children?: ReactNode
}

/** The buttons of a table row or a card. Deleting needs no confirmation, because its toast offers Undo. */
export function RowActions({ itemName, onDelete, children }: RowActionsProps) {
  return (
    <RowActionGroup>
      {children}
      <RowAction
        label="Delete"
        icon="trash"
        itemName={itemName}
        onClick={onDelete}
        className={styles.delete}
      />
    </RowActionGroup>
  )
}

/** The container of `RowAction`s, which keeps the focus in the list when they unmount. */
export function RowActionGroup({ children }: { children: ReactNode }) {
  const actions = useFocusHandover<HTMLDivElement>(sameButtonOfNextRow)
  return (
    <div ref={actions} className={styles.actions}>
      {children}
    </div>
  )
}

interface RowActionProps {
  label: string
  icon: IconName
  /** Completes the accessible name of the button. */
  itemName: string
  onClick: () => void
  className?: string
}

export function RowAction({ label, icon, itemName, onClick, className }: RowActionProps) {
  const onCard = useContext(OnCard)
  const [tooltip, setTooltip] = useState(false)
  const button = (
    <Button
      type="text"
      icon={<Icon name={icon} />}
      aria-label={`${label} ${itemName}`}
      className={className}
      onClick={({ detail }) => {
        // The first click of a double click may have moved another row under the pointer.
        if (detail <= 1) onClick()
      }}
      onFocus={({ currentTarget }) => setTooltip(currentTarget.matches(':focus-visible'))}
      onBlur={() => setTooltip(false)}
      onKeyDown={({ key }) => key === 'Escape' && setTooltip(false)}
    >
      {onCard && label}
    </Button>
  )
  if (onCard) return button
  return (
    <Tooltip title={label} open={tooltip} onOpenChange={setTooltip}>
      {button}
    </Tooltip>
  )
}
