import { type ComponentType, useId, useState } from 'react'
import { Drawing } from './Icon'
import { LateButton } from './LateButton'
import styles from './ShareButton.module.css'

const loadSharing = () => import('./ShareMenu')

/** Passes the page on, by what the device has for that or by a menu. `title` says what the page is. */
export function ShareButton({ title }: { title: string }) {
  const menuId = useId()
  const [Menu, setMenu] = useState<ComponentType<{ id: string; title: string }>>()
  return (
    <div className={styles.share}>
      <LateButton
        load={loadSharing}
        what="Sharing"
        run={async ({ shareByDevice, ShareMenu }) => {
          if (!Menu && !(await shareByDevice(title))) setMenu(() => ShareMenu)
        }}
        // Once it is there, the browser opens and closes it.
        popoverTarget={Menu && menuId}
      >
        <Drawing path="M12 15V4M7.5 8 12 3.5 16.5 8M7 11.5H4.5v9h15v-9H17" />
        Share
      </LateButton>
      {Menu && <Menu id={menuId} title={title} />}
    </div>
  )
}
