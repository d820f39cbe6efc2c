import { EmailLink, PhoneLink } from '../../components/ContactLinks'
import { LinkList } from '../../components/LinkList'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './ContactPage.module.css'

export const description =
  'How to reach us by email or phone, and where to request a health fair, register, volunteer or donate. A real person will answer.'

/** Pages that answer the most frequent questions faster. */
const topics = [
  { label: 'Request a health fair', to: '/events#request', note: 'answered in 2-3 business days' },
  { label: 'Register for a fair', to: '/events#schedule', note: 'dates, venues and spots left' },
  { label: 'Volunteer', to: '/get-involved#volunteer', note: 'from two hours' },
  {
    label: 'Offer goods or services',
    to: '/get-involved#donate-resources',
    note: 'large or small',
  },
  { label: 'Donate', to: '/donate', note: 'every gift helps' },
]

export function ContactPage() {
  const { siteName, contactEmail, phoneNumber } = useSiteSettings()
  return (
    <Sections>
      <PageHero
        title="Contact"
        lead="Write or call, and a real person will answer."
        picture={{ src: '/images/get-involved/welcome.svg', width: 800, height: 450 }}
      />
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
              <dt>Phone</dt>
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
      <Section title="What would you like to do?" surface="leaf" split>
        <LinkList links={topics} />
      </Section>
    </Sections>
  )
}
