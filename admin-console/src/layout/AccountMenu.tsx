import { useId } from 'react'
import { useAuth } from 'shared/auth'
import { Icon } from '../components/Icon'
import { VisuallyHidden } from '../components/VisuallyHidden'
import styles from './AccountMenu.module.css'
import { LogOutControl } from './LogOutControl'

/** Who is signed in, at the end of the top bar. */
export function AccountMenu() {
  const { user } = useAuth()
  const id = useId()
  if (!user) return null
  return (
    <>
      <button type="button" className={styles.button} popoverTarget={id} title={user.name}>
        <span className={styles.initial} aria-hidden="true">
          {[...user.name.trim()][0]?.toUpperCase()}
        </span>
        <VisuallyHidden>Account</VisuallyHidden>
      </button>
      <section id={id} popover="auto" aria-label="Account" className={styles.menu}>
        <p className={styles.name}>{user.name}</p>
        <p className={styles.email}>{user.email}</p>
        <LogOutControl>
          {(onClick) => (
            <button
              type="button"
              className={styles.logOut}
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={onClick}
            >
              <Icon name="log-out" />
              Logout
            </button>
          )}
        </LogOutControl>
      </section>
    </>
  )
}
