import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'

export function VolunteerCallToAction() {
  return (
    <CallToAction
      title="Lend a hand for a morning"
      text="From two hours at a back-to-school event to a whole day at a health fair: whatever time you have, there is a place for you."
    >
      <ButtonLink to="/get-involved">Volunteer with us</ButtonLink>
    </CallToAction>
  )
}
