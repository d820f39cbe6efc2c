import { Button } from 'antd'
import { type ReactNode, useContext } from 'react'
import { Icon, type IconName } from '../components/Icon'
import { IconTooltip } from '../components/IconTooltip'
import { ignoreSecondPress } from '../focus/moveFocus'
import { useFocusHandover } from '../focus/useFocusHandover'
import { OnCard } from './CardGrid'
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
  const actions = useFocusHandover<HTMLDivElement>()
  return (
    <div ref={actions} className={styles.actions}>
      {children}
    </div>
  )
}

interface RowActionProps {
  label: string
  icon: IconName
  itemName: string
  onClick: () => void
  className?: string
}

export function RowAction({ label, icon, itemName, onClick, className }: RowActionProps) {
  const onCard = useContext(OnCard)
  return (
    <IconTooltip title={!onCard && label}>
      <Button
        type="text"
        icon={<Icon name={icon} />}
        aria-label={`${label} ${itemName}`}
        className={className}
        // The first click of a double click may have moved another row under the pointer.
        onClick={({ currentTarget, detail }) => {
          ignoreSecondPress(currentTarget)
          if (detail <= 1) onClick()
        }}
      >
        {onCard && label}
      </Button>
    </IconTooltip>
  )
}
