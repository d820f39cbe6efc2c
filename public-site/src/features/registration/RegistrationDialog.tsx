import { type Event, eventName, eventWhen } from 'shared/entities/event'
import { FormDialog } from '../../components/FormDialog'
import styles from './RegistrationDialog.module.css'

export const loadRegistrationForm = () => import('./RegistrationForm')

interface RegistrationDialogProps {
  event: Event
  open: boolean
  onClose: () => void
}

export function RegistrationDialog({ event, open, onClose }: RegistrationDialogProps) {
  return (
    <FormDialog
      title="Register for this fair"
      about={
        <p className={styles.event}>
          <strong>{eventName(event)}</strong>
          {eventWhen(event)}
        </p>
      }
      open={open}
      onClose={onClose}
      load={loadRegistrationForm}
    >
      {({ RegistrationForm }, onBusyChange) => (
        <RegistrationForm eventId={event.id} onBusyChange={onBusyChange} onRegistered={onClose} />
      )}
    </FormDialog>
  )
}
