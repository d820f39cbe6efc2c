import { Sections } from '../../components/Sections'
import { Hero } from '../../features/hero/Hero'
import { ImpactFigures } from '../../features/impact-figures/ImpactFigures'
import { Giving } from './Giving'
import { Mission } from './Mission'
import { News } from './News'
import { Programs } from './Programs'
import { UpcomingEvents } from './UpcomingEvents'
import { VolunteerCallToAction } from './VolunteerCallToAction'

export const description =
  'Free medicals, dental and eye care at health fairs in church yards across Jamaica: what we do, where we are next and how you can help.'

export function HomePage() {
  return (
    <Sections>
      <Hero />
      <Mission />
      <ImpactFigures />
      <Programs />
      <Giving />
      <UpcomingEvents />
      <News />
      <VolunteerCallToAction />
    </Sections>
  )
}
