import { ButtonLink } from '../../components/Button'
import { SunriseCall } from '../../components/SunriseCall'

export function ClosingCall() {
  return (
    <SunriseCall
      title="Something else in mind?"
      text="An idea, a question, a place that needs a fair: write or call, and a person answers."
    >
      <ButtonLink to="/contact">Contact us</ButtonLink>
    </SunriseCall>
  )
}
