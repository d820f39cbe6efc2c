import { useState } from 'react'
import { healthFairRequestFormSchema } from 'shared/entities/healthFairRequest'
import { useSubmission } from '../../forms/useSubmission'
import { RequestConfirmation } from './RequestConfirmation'
import { defaultRequestType, RequestFormView } from './RequestFormView'
import { requestHealthFair } from './requestHealthFair'
import { requestWarnings } from './requestWarnings'

const empty = {
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
  const [type, setType] = useState(defaultRequestType)
  const [sentCount, setSentCount] = useState(0)
  const { view, form, lastSubmission } = useSubmission({
    name: 'A health fair request',
    schema: healthFairRequestFormSchema,
    defaults: empty,
    restoreAfterReload: true,
    submit: (form, metadata) => requestHealthFair({ type, ...form }, metadata),
    confirmation: {
      title: 'Request submitted successfully!',
      description: "We'll contact you soon to discuss your health fair request.",
    },
    failure: {
      title: 'Request failed',
      description: 'There was an error sending your request. Please try again.',
    },
    onSubmitted() {
      setType(defaultRequestType)
      setSentCount((count) => count + 1)
    },
  })
  const [preferredDate, attendees] = form.watch(['preferredDate', 'attendees'])

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
        onTypeChange={setType}
        warnings={requestWarnings({ preferredDate, attendees }, new Date())}
      />
    </>
  )
}
