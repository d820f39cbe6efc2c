import { type ComponentProps, useState } from 'react'
import { Icon } from '../../components/Icon'
import styles from './PasswordInput.module.css'

/** A password that can be shown while it is typed. */
export function PasswordInput(input: ComponentProps<'input'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className={styles.password}>
      <input autoComplete="current-password" {...input} type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className={styles.reveal}
        data-shown={shown}
        aria-label={shown ? 'Hide password' : 'Show password'}
        onClick={() => setShown(!shown)}
      >
        <Icon name="eye" />
      </button>
    </div>
  )
}
