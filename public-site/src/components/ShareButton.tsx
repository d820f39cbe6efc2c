import { type ComponentType, useId, useState } from 'react'
import { Icon } from './Icon'
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
        <Icon name="share" />
        Share
      </LateButton>
      {Menu && <Menu id={menuId} title={title} />}
    </div>
  )
}
