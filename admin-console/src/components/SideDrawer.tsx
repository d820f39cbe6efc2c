import { Drawer, type DrawerProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useRestoreFocus } from '../focus/useRestoreFocus'
import styles from './SideDrawer.module.css'

interface SideDrawerProps extends DrawerProps {
  /** Whether the focus returns to what opened it: not where that belongs to a page that was left. */
  toOpener?: boolean
}

/**
 * A drawer whose content takes the focus, which is given back when it closes. Ant Design would focus a
 * wrapper of the dialog, and screen readers would not announce its name. Escape closes a dialog above
 * it first. While it slides out, neither Enter nor a click acts in it any more.
 */
export function SideDrawer({ open = false, onClose, toOpener, ...props }: SideDrawerProps) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // The browser takes the focus from what is inert with its next frame; a key may come before.
    if (!open) panel.current?.querySelector<HTMLElement>(':focus')?.blur()
  }, [open])
  useRestoreFocus(open, toOpener)

  return (
    <Drawer
      open={open}
      classNames={{ title: styles.title }}
      closable={{ placement: 'end' }}
      autoFocus={false}
      focusable={{ focusTriggerAfterClose: false }}
      destroyOnHidden
      drawerRender={(content) => (
        <div ref={panel} className={styles.panel} inert={!open}>
          {content}
        </div>
      )}
      onClose={(event) => {
        if (!document.querySelector('dialog[open]')) onClose?.(event)
      }}
      {...props}
    />
  )
}
