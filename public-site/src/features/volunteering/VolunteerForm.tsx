import { volunteerFormSchema } from 'shared/entities/volunteerApplication'
import { Link } from 'shared/router'
import { ThankYou } from '../../forms/ThankYou'
import { useSubmission } from '../../forms/useSubmission'
import { sendSubmission } from '../../submissions/sendSubmission'
import { VolunteerFormView } from './VolunteerFormView'

export function VolunteerForm() {
  const { view, lastSubmission, reopen } = useSubmission({
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
  if (!lastSubmission) return <VolunteerFormView {...view} />
  const { sent } = lastSubmission
  return (
    <ThankYou
      name={sent.name}
      next={
        <>
          We’ll find a role for you and email {sent.email}
          {sent.phone && ` or call ${sent.phone}`}.
        </>
      }
      link={<Link to="/events#schedule">See where we’ll be</Link>}
      again={{ label: 'Send another', run: reopen }}
    >
      <p>
        {sent.interests
          ? `What you’d like to do: ${sent.interests}`
          : 'We’re glad you’d like to help at our fairs.'}
      </p>
    </ThankYou>
  )
}
