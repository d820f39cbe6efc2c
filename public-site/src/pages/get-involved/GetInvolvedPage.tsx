import { ButtonLink } from '../../components/Button'
import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { ClosingCallToAction } from './ClosingCallToAction'
import { NewsletterStrip } from './NewsletterStrip'
import { OfferResources } from './OfferResources'
import { Volunteering } from './Volunteering'
import { WaysToHelp } from './WaysToHelp'

export const description =
  'Volunteer at our free health fairs, donate resources or become a partner: our fairs are run by people who give a morning or a box of food.'

export function GetInvolvedPage() {
  return (
    <Sections>
      <PageHero
        title="Get Involved"
        lead="Our fairs are run by people who give a morning, a box of food or a church yard. Come and be one of them."
        picture={{ src: '/images/get-involved/carrying-a-table.svg', width: 800, height: 600 }}
      >
        <ButtonLink to="/get-involved#volunteer">Volunteer Today</ButtonLink>
        <ButtonLink to="/get-involved#donate-resources" variant="outline">
          Donate Resources
        </ButtonLink>
      </PageHero>
      <WaysToHelp />
      <Volunteering />
      <OfferResources />
      <NewsletterStrip />
      <ClosingCallToAction />
    </Sections>
  )
}
