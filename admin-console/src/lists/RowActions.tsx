import { Button } from 'antd'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from '../components/Icon'
import { focusPageHeading } from '../components/Page'
import styles from './RowActions.module.css'

interface RowActionsProps {
  /** What the row is about; the buttons are named "Edit …" and "Delete …". */
  itemName: string
  onEdit: () => void
  onDelete: () => void
  /** What else can be done with the row: `RowAction`s. */
  children?: ReactNode
}

/** The buttons of a table's row or of a card. Deleting does not ask: its toast offers Undo. */
export function RowActions({ itemName, onEdit, onDelete, children }: RowActionsProps) {
  return (
    <RowActionGroup>
      {children}
      <RowAction label="Edit" icon="pen" itemName={itemName} onClick={onEdit} />
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

/** Where `RowAction`s stand that may go with their row, or from it. */
export function RowActionGroup({ children }: { children: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null)
  // A row that goes would take the keyboard's place in the list with it.
  useLayoutEffect(() => () => passFocusOn(actions.current), [])
  return (
    <div ref={actions} className={styles.actions}>
      {children}
    </div>
  )
}

interface RowActionProps {
  label: string
  icon: IconName
  /** What the row is about. */
  itemName: string
  onClick: () => void
  className?: string
}

export function RowAction({ label, icon, itemName, ...button }: RowActionProps) {
  return (
    <Button type="text" icon={<Icon name={icon} />} aria-label={`${label} ${itemName}`} {...button}>
      {label}
    </Button>
  )
}

/** To the same button of the next row that has it, else of a row before, else to the heading. */
function passFocusOn(actions: HTMLElement | null) {
  if (!actions?.contains(document.activeElement)) return
  const place = buttonsIn(actions).indexOf(document.activeElement as HTMLElement)
  const row = actions.closest('tr, li')
  const rows = [...(row?.parentElement?.children ?? [])]
  const index = row ? rows.indexOf(row) : -1
  const others = [...rows.slice(index + 1), ...rows.slice(0, Math.max(0, index)).reverse()]
  const next = others.map((other) => buttonsIn(other)[place]).find(Boolean)
  if (next) next.focus()
  else focusPageHeading()
}

const buttonsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('button')]
