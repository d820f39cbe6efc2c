import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { Achievements } from './Achievements'
import { HelpUs } from './HelpUs'
import { MissionAndVision } from './MissionAndVision'
import { WhoWeAre } from './WhoWeAre'

export const description =
  'Who we are, and what we have done since our first health fair in August 2022: free medicals, dental check-ups and optical screenings.'

export function AboutPage() {
  return (
    <Sections>
      <PageHero
        title="About Us"
        lead="We bring free health and education support to families, in the places where they live."
        picture={{ src: '/images/about/community-morning.svg', width: 1200, height: 800 }}
      />
      <WhoWeAre />
      <MissionAndVision />
      <Achievements />
      <HelpUs />
    </Sections>
  )
}
