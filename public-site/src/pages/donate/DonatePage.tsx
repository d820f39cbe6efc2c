import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { GiftFigures } from './GiftFigures'
import { GiftPrograms } from './GiftPrograms'
import { GiveNow } from './GiveNow'

export const description =
  'Your gift pays for free screenings, school medicals and food in communities across Jamaica. Give once, monthly, quarterly or yearly.'

export function DonatePage() {
  return (
    <Sections>
      <PageHero
        title="Donate"
        lead="Your gift pays for free screenings, school medicals and food."
        compact
        picture={{ src: '/images/programs/community-support.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/donate#donate-now" variant="donate">
          Donate Now
        </ButtonLink>
        <ButtonLink to="/donate#learn-more" variant="outline">
          Learn More
        </ButtonLink>
      </PageHero>
      <GiveNow />
      <GiftFigures />
      <GiftPrograms />
    </Sections>
  )
}
