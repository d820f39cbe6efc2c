import { EmailLink, PhoneLink } from '../../components/ContactLinks'
import { Section } from '../../components/Section'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './ContactDetails.module.css'

export function ContactDetails() {
  const { siteName, contactEmail, phoneNumber } = useSiteSettings()
  return (
    <Section title={siteName} split>
      <dl className={styles.details}>
        {contactEmail && (
          <div>
            <dt>Email</dt>
            <dd>
              <EmailLink address={contactEmail} />
            </dd>
          </div>
        )}
        {phoneNumber && (
          <div>
            <dt>Telephone</dt>
            <dd>
              <PhoneLink number={phoneNumber} />
            </dd>
          </div>
        )}
        <div>
          <dt>Where we are</dt>
          <dd>Mobile Health Fair, across Jamaica</dd>
        </div>
      </dl>
    </Section>
  )
}
