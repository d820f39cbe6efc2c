import type { ElementType } from 'react'
import { Link } from 'shared/router'
import { ContactItems } from '../components/ContactLinks'
import { Icon } from '../components/Icon'
import { PlaidBand } from '../components/PlaidBand'
import { NewsletterForm } from '../forms/NewsletterForm'
import { linksIn } from '../routes'
import { useSiteSettings } from '../site/useSiteSettings'
import { Brand } from './Brand'
import styles from './Footer.module.css'

export function Footer() {
  const { siteName } = useSiteSettings()
  return (
    <footer className={styles.footer}>
      <PlaidBand />
      <div className={styles.content}>
        <div className={styles.about}>
          <Brand />
          <p>Free health and education support, brought to communities across Jamaica.</p>
          <SocialButtons />
        </div>
        <nav aria-labelledby="footer-links">
          <h2 className={styles.heading} id="footer-links">
            Quick Links
          </h2>
          <ul className={styles.links}>
            {linksIn('footer').map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div>
          <h2 className={styles.heading}>Contact</h2>
          <ul className={styles.contact}>
            <ContactItems />
            <li>
              <Icon name="map-pin" />
              Mobile Health Fair, across Jamaica
            </li>
          </ul>
        </div>
        <NewsletterForm title="Newsletter" />
      </div>
      <div className={styles.closing}>
        <p>{siteName}</p>
        <ul className={styles.legal}>
          {linksIn('closing').map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}

/** A button of a network where the foundation has no page has no target, as the specification has it. */
function SocialButtons() {
  const { social } = useSiteSettings()
  if (social.length === 0) return null
  return (
    <ul className={styles.social} aria-label="Social media">
      {social.map(({ field, name, url }) => {
        const Control: ElementType = url ? 'a' : 'button'
        return (
          <li key={field}>
            <Control className={styles.socialButton} href={url} aria-label={name}>
              <Icon name={field} />
            </Control>
          </li>
        )
      })}
    </ul>
  )
}
