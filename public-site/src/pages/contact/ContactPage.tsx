import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function ContactPage() {
  const { contactEmail, phoneNumber } = useCollection(generalSettings)
  return (
    <>
      <PageHero title="Contact" lead="We answer within 2-3 business days." />
      <Prose>
        <p>
          Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a> or call {phoneNumber}. Our
          mobile health fair covers all of Jamaica.
        </p>
      </Prose>
    </>
  )
}
