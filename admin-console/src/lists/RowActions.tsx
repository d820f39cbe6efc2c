import { Button } from 'antd'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Icon, type IconName } from '../components/Icon'
import { focusPageHeading } from '../components/Page'
import styles from './RowActions.module.css'

interface RowActionsProps {
  /** Completes the accessible names of the buttons: "Edit …" and "Delete …". */
  itemName: string
  onEdit: () => void
  onDelete: () => void
  /** Further `RowAction`s. */
  children?: ReactNode
}

/** The buttons of a table row or a card. Deleting needs no confirmation, because its toast offers Undo. */
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

/** The container of `RowAction`s, which keeps the focus in the list when they unmount. */
export function RowActionGroup({ children }: { children: ReactNode }) {
  const actions = useRef<HTMLDivElement>(null)
  // Without this, removing a row would move the focus to the start of the document.
  useLayoutEffect(() => () => focusNextAction(actions.current), [])
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
  return (
    <Button
      type="text"
      icon={<Icon name={icon} />}
      aria-label={`${label} ${itemName}`}
      className={className}
      onClick={({ detail }) => {
        // The first click of a double click may have moved another row under the pointer.
        if (detail <= 1) onClick()
      }}
    >
      {label}
    </Button>
  )
}

/** Focuses the same button in the next row that has it, else in a previous row, else the heading. */
function focusNextAction(actions: HTMLElement | null) {
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
