import { type ReactNode, useId, useState } from 'react'
import { type CharityEvent, eventName } from 'shared/entities/event'
import { Link } from 'shared/router'
import { prefetchOnIntent } from '../../browser/prefetchOnIntent'
import { Button } from '../../components/Button'
import { dialogCommand } from '../../components/Dialog'
import { NeedsJavaScript } from '../../components/NeedsJavaScript'
import { FormDialog } from '../../forms/FormDialog'
import styles from './EventVolunteering.module.css'

export const loadEventVolunteerForm = () => import('./EventVolunteerForm')

/** Where a visitor offers to help at an event; at a past one, after what leads to the next. */
export function EventVolunteering({ event, past }: { event: CharityEvent; past?: boolean }) {
  const [open, setOpen] = useState(false)
  const [thanks, setThanks] = useState<ReactNode>()
  const titleId = useId()
  const formId = useId()
  const ask = () => setOpen(true)
  const close = () => setOpen(false)

  function confirm(thanks: ReactNode) {
    setThanks(thanks)
    close()
  }

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {past ? 'Help next time' : 'Help on the day'}
      </h2>
      {thanks ?? (
        <p className={styles.text}>
          {past ? (
            <>
              Offer your help, and we’ll be in touch about our next events.{' '}
              <Link to="/get-involved#volunteer">See the roles</Link>
            </>
          ) : (
            'We need people to welcome visitors and carry chairs.'
          )}
        </p>
      )}
      <Button
        variant="outline"
        aria-haspopup="dialog"
        {...prefetchOnIntent(loadEventVolunteerForm)}
        {...dialogCommand('show-modal', formId, ask)}
      >
        {thanks ? 'Send another' : 'Volunteer at this event'}
      </Button>
      <NeedsJavaScript subject="Volunteering" />
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
