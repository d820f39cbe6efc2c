import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { ContactDetails } from './ContactDetails'
import { ContactTopics } from './ContactTopics'

export const description =
  'How to reach us by email or telephone, and where to request a health fair, register, volunteer or donate. A person reads what you write.'

export function ContactPage() {
  return (
    <Sections>
      <PageHero title="Contact" lead="Write or call. A person reads it, and answers." />
      <ContactDetails />
      <ContactTopics />
    </Sections>
  )
}
