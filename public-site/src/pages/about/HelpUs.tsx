import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'

export function HelpUs() {
  return (
    <CallToAction
      title="Help us hold the next one"
      text="A gift pays for the tables, the tests and the glasses. A morning of your time does what no money can."
    >
      <ButtonLink to="/donate" variant="donate">
        Donate Now
      </ButtonLink>
      <ButtonLink to="/get-involved" variant="outline">
        Get Involved
      </ButtonLink>
    </CallToAction>
  )
}
