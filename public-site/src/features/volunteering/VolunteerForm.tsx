import { volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { useSubmission } from '../../components/useSubmission'
import { submitVolunteerApplication } from './submitVolunteerApplication'
import { VolunteerFormView } from './VolunteerFormView'

export function VolunteerForm() {
  const { view } = useSubmission({
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
  return <VolunteerFormView {...view} />
}
