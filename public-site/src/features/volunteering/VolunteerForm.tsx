import { volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { FormConfirmation } from '../../components/FormConfirmation'
import { useSubmission } from '../../components/useSubmission'
import { submitVolunteerApplication } from './submitVolunteerApplication'
import { VolunteerFormView } from './VolunteerFormView'

export function VolunteerForm() {
  const { view, last } = useSubmission({
    name: 'A volunteer application',
    schema: volunteerFormSchema,
    defaults: { name: '', email: '', phone: '', interests: '' },
    submit: submitVolunteerApplication,
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
      {last && (
        <FormConfirmation key={last.count} title="We have your application">
          <p>
            {last.sent.name}, thank you for offering your help
            {last.sent.interests && `: ${last.sent.interests}`}.
          </p>
          <p>
            Next, we look for your place and write to {last.sent.email}
            {last.sent.phone && ` or call ${last.sent.phone}`}.
          </p>
        </FormConfirmation>
      )}
      <VolunteerFormView {...view} />
    </>
  )
}
