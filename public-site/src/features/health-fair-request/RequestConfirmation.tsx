import type { HealthFairRequest } from 'shared/entities/healthFairRequest'
import { FormConfirmation } from '../../forms/FormConfirmation'

const dayFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

/** What was asked for, and what happens next. */
export function RequestConfirmation({ request }: { request: HealthFairRequest }) {
  const { type, name, email, phone, organization, location, preferredDate, attendees } = request
  return (
    <FormConfirmation title="We have your request">
      <p>
        {name}, {organization}: to {type} a fair (expected attendees: {attendees}) at {location} on{' '}
        {new Date(preferredDate).toLocaleDateString('en-US', dayFormat)}.
      </p>
      <p>
        Next, within 2-3 business days, we write to {email} or call {phone}.
      </p>
    </FormConfirmation>
  )
}
