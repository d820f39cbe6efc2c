import { Button, Tooltip } from 'antd'
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react'
import { Icon, type IconName } from '../components/Icon'
import { focusPageHeading } from '../components/Page'
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

/** Focuses the same button in the next row that has it, else in a previous row, else the heading. */
function focusNextAction(actions: HTMLElement | null) {
  const row = actions?.closest('tr, li')
  if (!row || !actions?.contains(document.activeElement)) return
  const place = buttonsIn(row).indexOf(document.activeElement as HTMLElement)
  const rows = [...(row.parentElement?.children ?? [])]
  const index = rows.indexOf(row)
  const others = [...rows.slice(index + 1), ...rows.slice(0, index).reverse()]
  const next = others.map((other) => buttonsIn(other)[place]).find(Boolean)
  if (next) next.focus()
  else focusPageHeading()
}

const buttonsIn = (element: Element) => [...element.querySelectorAll<HTMLElement>('button')]
