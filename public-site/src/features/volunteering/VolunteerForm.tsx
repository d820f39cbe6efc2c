import { volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { VolunteerFormView } from './VolunteerFormView'

export function VolunteerForm() {
  const { view, lastSubmission } = useSubmission({
    name: 'A volunteer application',
    schema: volunteerFormSchema,
    defaults: { name: '', email: '', phone: '', interests: '' },
    waitsInTab: true,
    submit: (application, metadata) => sendSubmission('volunteer', application, metadata),
    confirmation: {
      title: 'Volunteer Application Submitted!',
      description: "Thank you for your interest. We'll be in touch soon.",
    },
    failure: {
      title: 'Application failed',
      description: 'There was an error sending your application. Please try again.',
    },
  })
  return (
    <>
      {lastSubmission && (
        <FormConfirmation key={lastSubmission.count} title="We have your application">
          <p>
            {lastSubmission.sent.name}, thank you for offering your help
            {lastSubmission.sent.interests && `: ${lastSubmission.sent.interests}`}.
          </p>
          <p>
            Next, we look for your place and write to {lastSubmission.sent.email}
            {lastSubmission.sent.phone && ` or call ${lastSubmission.sent.phone}`}.
          </p>
        </FormConfirmation>
      )}
      <VolunteerFormView {...view} />
    </>
  )
}
