import { EmailLink, PhoneLink } from '../../components/ContactLinks'
import { Section } from '../../components/Section'
import { DeferredForm } from '../../forms/DeferredForm'
import { skeleton } from '../../forms/formView'
import { useSiteSettings } from '../../site/useSiteSettings'
import { RequestFormView } from './RequestFormView'
import styles from './RequestSection.module.css'

const loadRequestForm = () => import('./RequestForm').then((module) => module.RequestForm)

/** Where a visitor asks for a fair: `#request` on the events page and on the health fairs page. */
export const RequestSection = ({ picture }: { picture: string }) => (
  <Section
    id="request"
    title="Request a Health Fair"
    lead="Host a fair where you are, or plan one with us."
    facts={<Terms />}
    surface="leaf"
    split
    picture={picture}
  >
    <div className={styles.form}>
      <DeferredForm load={loadRequestForm} skeleton={<RequestFormView {...skeleton} />} />
    </div>
  </Section>
)

function Terms() {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <dl className={styles.terms}>
      <div>
        <dt>We answer in</dt>
        <dd>2-3 business days</dd>
      </div>
      <div>
        <dt>We come to</dt>
        <dd>All of Jamaica</dd>
      </div>
      <div>
        <dt>Cost</dt>
        <dd>Free for every visitor</dd>
      </div>
      {(contactEmail || phoneNumber) && (
        <div className={styles.contact}>
          <dt>Prefer to talk first?</dt>
          <dd>
            {contactEmail && <EmailLink address={contactEmail} />}
            {phoneNumber && <PhoneLink number={phoneNumber} />}
          </dd>
        </div>
      )}
    </dl>
  )
}
