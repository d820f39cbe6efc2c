import { useId, useState } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
import type { EventVolunteerApplication } from 'shared/entities/volunteerApplication'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { Button } from '../../components/Button'
import { dialogCommand } from '../../components/Dialog'
import { NeedsJavaScript } from '../../components/NeedsJavaScript'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { FormDialog } from '../../forms/FormDialog'
import { firstName } from '../../forms/firstName'
import styles from './EventVolunteering.module.css'

export const loadEventVolunteerForm = () => import('./EventVolunteerForm')

/** Where a visitor offers to help at an event. */
export function EventVolunteering({ event }: { event: CharityEvent }) {
  const [open, setOpen] = useState(false)
  const [applications, setApplications] = useState<EventVolunteerApplication[]>([])
  const application = applications.at(-1)
  const titleId = useId()
  const formId = useId()
  const ask = () => setOpen(true)
  const close = () => setOpen(false)

  function confirm(sent: EventVolunteerApplication) {
    setApplications([...applications, sent])
    close()
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        Help on the day
      </h2>
      <p className={styles.text}>
        Every fair needs people who welcome visitors, carry chairs and keep the lines moving.
      </p>
      {application && (
        <FormConfirmation
          key={applications.length}
          title={`Thank you, ${firstName(application.name)}`}
        >
          <p>You’re available: {application.availability}.</p>
          <p>We’ll email {application.email} with what to bring and when to come.</p>
        </FormConfirmation>
      )}
      <Button
        variant="outline"
        aria-haspopup="dialog"
        {...prefetchOnIntent(loadEventVolunteerForm)}
        {...dialogCommand('show-modal', formId, ask)}
      >
        Volunteer at this event
      </Button>
      <NeedsJavaScript subject="Offering help here" />
      <FormDialog
        id={formId}
        title="Volunteer at this event"
        about={<p className={styles.about}>{eventName(event)}</p>}
        open={open}
        onOpened={ask}
        onClose={close}
        load={loadEventVolunteerForm}
        formClassName={styles.form}
      >
        {({ EventVolunteerForm }, onBusyChange) => (
          <EventVolunteerForm
            event={event}
            open={open}
            onBusyChange={onBusyChange}
            onVolunteered={confirm}
          />
        )}
      </FormDialog>
    </section>
  )
}
