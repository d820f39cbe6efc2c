import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { Achievements } from './Achievements'
import { HelpUs } from './HelpUs'
import { MissionAndVision } from './MissionAndVision'
import { WhoWeAre } from './WhoWeAre'

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
