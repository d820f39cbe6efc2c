import type { ReactNode, Ref } from 'react'
import { Icon } from '../../components/Icon'
import styles from './DeviceRegistration.module.css'

interface DeviceRegistrationProps {
  /** How many people were registered on this device, at least one. */
  registrationCount: number
  /** The fact that they are registered. */
  factRef: Ref<HTMLParagraphElement>
  /** Next steps for a registered visitor. */
  children: ReactNode
  onCancel: () => void
}

/** Shows that visitors were registered on this device, and offers to cancel. */
export function DeviceRegistration({
  registrationCount,
  factRef,
  children,
  onCancel,
}: DeviceRegistrationProps) {
  return (
    <div className={styles.own}>
      <p className={styles.fact} ref={factRef} tabIndex={-1}>
        <Icon name="check" />
        {registrationCount === 1
          ? 'You are registered'
          : `You have registered ${registrationCount} people`}
      </p>
      {children}
      <p className={styles.note}>You can cancel on this device only.</p>
      <button type="button" className={styles.cancel} aria-haspopup="dialog" onClick={onCancel}>
        {registrationCount === 1 ? 'Cancel registration' : 'Cancel one registration'}
      </button>
    </div>
  )
}
