import { generalSettings } from 'shared/collections/generalSettings'
import { useCollection } from 'shared/persistence'
import { Section } from '../../components/Section'
import { telephoneHref } from '../../components/telephoneHref'
import styles from './ContactDetails.module.css'

export function ContactDetails() {
  const { siteName, contactEmail, phoneNumber } = useCollection(generalSettings)
  return (
    <Section title={siteName} split>
      <dl className={styles.details}>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Telephone</dt>
          <dd>
            <a href={telephoneHref(phoneNumber)}>{phoneNumber}</a>
          </dd>
        </div>
        <div>
          <dt>Where we are</dt>
          <dd>Mobile Health Fair, across Jamaica</dd>
        </div>
      </dl>
    </Section>
  )
}
