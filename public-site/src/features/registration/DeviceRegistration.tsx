import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon'
import styles from './DeviceRegistration.module.css'

interface DeviceRegistrationProps {
  /** How many people were registered on this device, at least one. */
  people: number
  /** What whoever is registered may do next. */
  children: ReactNode
  onCancel: () => void
}

/** Says that this device has registered somebody, and takes it back. */
export function DeviceRegistration({ people, children, onCancel }: DeviceRegistrationProps) {
  return (
    <div className={styles.own}>
      <p className={styles.fact}>
        <Icon name="check" />
        {people === 1 ? 'You are registered' : `You have registered ${people} people`}
      </p>
      {children}
      <p className={styles.note}>Remembered on this device only.</p>
      <button type="button" className={styles.cancel} aria-haspopup="dialog" onClick={onCancel}>
        {people === 1 ? 'Cancel registration' : 'Cancel one registration'}
      </button>
    </div>
  )
}
