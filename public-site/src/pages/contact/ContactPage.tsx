import { PageHero } from '../../components/PageHero'
import { Sections } from '../../components/Sections'
import { ContactDetails } from './ContactDetails'
import { ContactTopics } from './ContactTopics'

export function ContactPage() {
  return (
    <Sections>
      <PageHero title="Contact" lead="Write or call. A person reads it, and answers." />
      <ContactDetails />
      <ContactTopics />
    </Sections>
  )
}
