import { Drawer, type DrawerProps } from 'antd'
import { useLayoutEffect, useRef } from 'react'
import { useRootMark } from 'shared/browser/useRootMark'
import styles from './SideDrawer.module.css'

interface SideDrawerProps extends Omit<DrawerProps, 'size' | 'placement'> {
  placement?: 'left' | 'right'
  /** For what stands side by side in it. */
  wide?: boolean
  /** Whether it opens in the place of another drawer, which closes. */
  inPlace?: boolean | undefined
}

/**
 * A drawer whose content takes the focus, and gives it back (`useRestoreFocus`). Ant Design would focus
 * a wrapper of the dialog, and screen readers would not announce its name. Escape closes a dialog above
 * it first. While it slides out, neither Enter nor a click acts in it any more.
 */
export function SideDrawer({
  open = false,
  placement = 'right',
  wide = false,
  inPlace = false,
  onClose,
  ...props
}: SideDrawerProps) {
  const panel = useRef<HTMLDivElement>(null)
  useRootMark(`drawer-${placement}`, open)
  useRootMark('drawer-wide', open && wide)

  useLayoutEffect(() => {
    // The browser takes the focus from what is inert with its next frame; a key may come before.
    if (!open) panel.current?.querySelector<HTMLElement>(':focus')?.blur()
  }, [open])

  return (
    <Drawer
      open={open}
      placement={placement}
      size={`var(--drawer-${placement === 'left' ? 'menu' : wide ? 'wide' : 'form'})`}
      classNames={{ title: styles.title, footer: styles.footer }}
      rootClassName={inPlace ? styles.inPlace : undefined}
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
