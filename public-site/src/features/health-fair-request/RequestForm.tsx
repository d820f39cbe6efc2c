import {
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import { Link } from 'shared/router'
import * as z from 'shared/schema'
import { ThankYou } from '../../forms/ThankYou'
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
  const { view, form, lastSubmission, reopen } = useSubmission({
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

  if (!lastSubmission) {
    const warnings = requestWarnings({ preferredDate, attendees }, new Date())
    return <RequestFormView {...view} type={type} warnings={warnings} />
  }
  const { sent } = lastSubmission
  return (
    <ThankYou
      name={sent.name}
      next={
        <>
          We’ll email {sent.email} or call {sent.phone} within 2-3 business days.
        </>
      }
      link={<Link to="/programs/health-fairs">What a fair offers</Link>}
      again={{ label: 'Send another', run: reopen }}
    >
      <p>
        You asked to {sent.type} a fair for {sent.organization} on{' '}
        {new Date(sent.preferredDate).toLocaleDateString('en-US', dayFormat).replace(' ', '\u00a0')}
        . Location: {sent.location}. Expected attendees: {sent.attendees}.
      </p>
    </ThankYou>
  )
}
