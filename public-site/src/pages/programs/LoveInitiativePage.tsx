import { Link } from 'shared/router'
import { ButtonLink } from '../../components/Button'
import { CallToAction } from '../../components/CallToAction'
import { PageHero } from '../../components/PageHero'
import { WrittenPage } from '../../features/programs/WrittenPage'
import { Story } from '../Story'

export const description =
  'Time and care for people who have no one else to visit them. Take part, or tell us about someone who would love a visit.'

export function LoveInitiativePage() {
  return (
    <WrittenPage slug="love-initiative">
      <PageHero
        title="Love Initiative"
        lead="Time and care for people who have no one else to visit them."
        picture={{ src: '/images/programs/love-initiative.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/get-involved#volunteer">Volunteer Today</ButtonLink>
      </PageHero>
      <Story
        title="Someone to sit with"
        intro="Some of what people need can’t be handed across a table. It takes a chair, an hour, and someone who listens."
      >
        <p>
          Like our <Link to="/programs/health-fairs">health fairs</Link>,{' '}
          <Link to="/programs/school-drives">school drives</Link> and{' '}
          <Link to="/programs/community-support">community support</Link>, the love initiative is
          free and run by people who give their time.
        </p>
      </Story>
      <CallToAction
        title="Know someone who would love a visit?"
        text="Tell us about them, and we’ll see who can come by."
      >
        <ButtonLink to="/contact">Write to us or call</ButtonLink>
      </CallToAction>
    </WrittenPage>
  )
}
