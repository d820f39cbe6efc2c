import { useAuth } from 'shared/auth'
import styles from './SignedInMark.module.css'

/** The initial of who is signed in, where there is no room for the name; its label and tooltip have that. */
export function SignedInMark() {
  const { user } = useAuth()
  if (!user) return null
  const text = `Signed in as ${user.name}, ${user.email}`
  return (
    <span
      className={styles.mark}
      role="img"
      aria-label={text}
      title={text}
      data-initial={user.name.slice(0, 1)}
    />
  )
}
