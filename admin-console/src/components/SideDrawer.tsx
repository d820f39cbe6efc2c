import { Drawer, type DrawerProps } from 'antd'
import styles from './SideDrawer.module.css'

/**
 * A drawer whose content takes the focus, and gives it back (`useRestoreFocus`). Ant Design would focus
 * a wrapper of the dialog, and screen readers would not announce its name. Escape closes a dialog above
 * it first.
 */
export const SideDrawer = ({ onClose, ...props }: DrawerProps) => (
  <Drawer
    classNames={{ title: styles.title }}
    closable={{ placement: 'end' }}
    autoFocus={false}
    focusable={{ focusTriggerAfterClose: false }}
    destroyOnHidden
    onClose={(event) => {
      if (!document.querySelector('dialog[open]')) onClose?.(event)
    }}
    {...props}
  />
)
