import { PageHero } from '../../components/PageHero'
import { ContactDetails } from './ContactDetails'
import { ContactTopics } from './ContactTopics'

export function ContactPage() {
  return (
    <>
      <PageHero title="Contact" lead="Write or call. A person reads it, and answers." />
      <ContactDetails />
      <ContactTopics />
    </>
  )
}
