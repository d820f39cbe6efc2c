import {
  type HealthFairRequest,
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import * as z from 'shared/schema'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { firstName } from '../../forms/firstName'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { defaultRequestType, RequestFormView } from './RequestFormView'
import { requestWarnings } from './requestWarnings'

/** The kind and the services are kept with what is typed. The services are not sent. */
const requestFormSchema = z.object({
  ...healthFairRequestFormSchema.shape,
  type: z.enum(healthFairRequestTypes),
  services: z.array(z.string()),
})

const empty = {
  type: defaultRequestType,
  services: [],
  name: '',
  email: '',
  phone: '',
  organization: '',
  location: '',
  preferredDate: '',
  attendees: '',
  details: '',
}

const dayFormat: Intl.DateTimeFormatOptions = { dateStyle: 'long', timeZone: 'UTC' }

/** One form for both kinds of request: changing the kind keeps what was typed. */
export function RequestForm() {
  const { view, form, lastSubmission } = useSubmission({
    name: 'A health fair request',
    schema: requestFormSchema,
    defaults: empty,
    waitsInTab: true,
    submit: ({ services, ...request }, metadata) =>
      sendSubmission('fairRequest', request, metadata),
    confirmation: {
      title: 'Request submitted successfully!',
      description: "We'll contact you soon to discuss your health fair request.",
    },
    failure: {
      title: 'Request failed',
      description: 'There was an error sending your request. Please try again.',
    },
  })
  const [type, preferredDate, attendees] = form.watch(['type', 'preferredDate', 'attendees'])

  return (
    <>
      {lastSubmission && (
        <RequestConfirmation key={lastSubmission.count} request={lastSubmission.sent} />
      )}
      <RequestFormView
        {...view}
        type={type}
        warnings={requestWarnings({ preferredDate, attendees }, new Date())}
      />
    </>
  )
}

function RequestConfirmation({ request }: { request: HealthFairRequest }) {
  const { type, name, email, phone, organization, location, preferredDate, attendees } = request
  return (
    <FormConfirmation title="We have your request">
      <p>
        Thank you, {firstName(name)}. You’d like to {type} a fair for {organization} at {location}{' '}
        on {new Date(preferredDate).toLocaleDateString('en-US', dayFormat)}. Expected attendees:{' '}
        {attendees}.
      </p>
      <p>
        We’ll email {email} or call {phone} within 2-3 business days.
      </p>
    </FormConfirmation>
  )
}
