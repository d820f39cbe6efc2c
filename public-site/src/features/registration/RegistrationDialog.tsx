import { type CharityEvent, eventDateTime, eventName } from 'shared/entities/event'
import { FormDialog } from '../../forms/FormDialog'
import styles from './RegistrationDialog.module.css'

export const loadRegistrationForm = () => import('./RegistrationForm')

interface RegistrationDialogProps {
  id: string
  event: CharityEvent
  open: boolean
  onOpened: () => void
  onClose: () => void
  onRegistered: () => void
}

export function RegistrationDialog({
  id,
  event,
  open,
  onOpened,
  onClose,
  onRegistered,
}: RegistrationDialogProps) {
  return (
    <FormDialog
      id={id}
      title="Register for this fair"
      about={
        <p className={styles.event}>
          <strong>{eventName(event)}</strong>
          {eventDateTime(event)}
        </p>
      }
      open={open}
      onOpened={onOpened}
      onClose={onClose}
      load={loadRegistrationForm}
      formClassName={styles.form}
    >
      {({ RegistrationForm }, onBusyChange) => (
        <RegistrationForm
          eventId={event.id}
          open={open}
          onBusyChange={onBusyChange}
          onRegistered={onRegistered}
        />
      )}
    </FormDialog>
  )
}
