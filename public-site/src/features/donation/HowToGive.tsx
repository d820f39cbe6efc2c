import { Link } from 'shared/router'
import { ButtonAnchor, ButtonLink } from '../../components/Button'
import { phoneHref } from '../../format/phoneHref'
import { useSiteSettings } from '../../site/useSiteSettings'
import styles from './HowToGive.module.css'

/** As long as the foundation has a store and no payment page. */
export function HowToGive() {
  const { contactEmail, phoneNumber } = useSiteSettings()
  return (
    <div className={styles.ways}>
      <h3 className={styles.title}>How to give</h3>
      <p>Gifts cannot be paid on this site yet. Ask us, and we will tell you how to send yours.</p>
      {contactEmail && (
        <ButtonAnchor href={`mailto:${contactEmail}`} variant="donate" wide>
          <span>
            Write to us <span className={styles.address}>{contactEmail}</span>
          </span>
        </ButtonAnchor>
      )}
      {phoneNumber && (
        <ButtonAnchor href={phoneHref(phoneNumber)} variant="outline" wide>
          <span>
            Call us <span className={styles.address}>{phoneNumber}</span>
          </span>
        </ButtonAnchor>
      )}
      {!contactEmail && !phoneNumber && (
        <ButtonLink to="/contact" variant="donate" wide>
          How to reach us
        </ButtonLink>
      )}
      <p className={styles.others}>
        Or <Link to="/get-involved#donate-resources">offer goods or services</Link>, or{' '}
        <Link to="/get-involved#volunteer">volunteer</Link>: the shortest role takes two hours.
      </p>
    </div>
  )
}
