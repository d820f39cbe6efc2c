import { useState } from 'react'
import {
  healthFairRequestFormSchema,
  healthFairRequestTypes,
} from 'shared/entities/healthFairRequest'
import * as z from 'shared/schema'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { RequestConfirmation } from './RequestConfirmation'
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

/** One form for both kinds of request: changing the kind keeps what was typed. */
export function RequestForm() {
  const [sentCount, setSentCount] = useState(0)
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
    onSubmitted() {
      // Before the count, or the form that replaces this one would start with the old kind.
      form.reset()
      setSentCount((count) => count + 1)
    },
  })
  const [type, preferredDate, attendees] = form.watch(['type', 'preferredDate', 'attendees'])

  return (
    <>
      {lastSubmission && (
        <RequestConfirmation key={lastSubmission.count} request={lastSubmission.sent} />
      )}
      <RequestFormView
        // Replaced when it is reset, so that the kind it returns to is not announced.
        key={`form ${sentCount}`}
        {...view}
        type={type}
        warnings={requestWarnings({ preferredDate, attendees }, new Date())}
      />
    </>
  )
}
