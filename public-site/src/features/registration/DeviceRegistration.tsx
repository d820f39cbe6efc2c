import { Icon } from '../../components/Icon'
import styles from './DeviceRegistration.module.css'

interface OwnRegistrationProps {
  /** How many people were registered on this device, at least one. */
  people: number
  onCancel: () => void
}

/** Says that this device has registered somebody, and takes it back. */
export function DeviceRegistration({ people, onCancel }: OwnRegistrationProps) {
  return (
    <div className={styles.own}>
      <p className={styles.fact}>
        <Icon name="check" />
        {people === 1 ? 'You are registered' : `You have registered ${people} people`}
      </p>
      <p className={styles.note}>Remembered on this device only.</p>
      <button type="button" className={styles.cancel} aria-haspopup="dialog" onClick={onCancel}>
        {people === 1 ? 'Cancel registration' : 'Cancel one registration'}
      </button>
    </div>
  )
}
