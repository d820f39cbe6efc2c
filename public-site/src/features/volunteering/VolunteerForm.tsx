import { volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { FormConfirmation } from '../../forms/FormConfirmation'
import { firstName } from '../../forms/firstName'
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
            Thank you, {firstName(lastSubmission.sent.name)}.
            {lastSubmission.sent.interests &&
              ` You’d like to help with: ${lastSubmission.sent.interests}.`}
          </p>
          <p>
            We’ll find a role for you and email {lastSubmission.sent.email}
            {lastSubmission.sent.phone && ` or call ${lastSubmission.sent.phone}`}.
          </p>
        </FormConfirmation>
      )}
      <VolunteerFormView {...view} />
    </>
  )
}
