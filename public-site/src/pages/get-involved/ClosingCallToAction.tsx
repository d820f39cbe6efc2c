import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'

export function ClosingCallToAction() {
  return (
    <CallToAction
      title="Something else in mind?"
      text="An idea, a question, a place that needs a fair: write or call, and a person answers."
    >
      <ButtonLink to="/contact">Contact us</ButtonLink>
    </CallToAction>
  )
}
