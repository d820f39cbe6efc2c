import { ButtonLink } from '../../components/Button'
import { SunriseCall } from '../../components/SunriseCall'

export function VolunteerCall() {
  return (
    <SunriseCall
      title="Lend a hand for a morning"
      text="From two hours at a back-to-school event to a whole day at a health fair: whatever time you have, there is a place for you."
    >
      <ButtonLink to="/get-involved">Volunteer with us</ButtonLink>
    </SunriseCall>
  )
}
