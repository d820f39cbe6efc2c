import { socialNetworks, socialUrl } from 'shared/entities/socialNetworks'
import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'

/** Structured data of the foundation, after https://schema.org/NGO. */
export function foundationJsonLd(site: SiteIdentity) {
  const { origin, siteName, contactEmail, phoneNumber } = site
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: siteName,
    url: absoluteUrl('/', origin),
    logo: absoluteUrl('/images/logo-mark.svg', origin),
    email: contactEmail,
    telephone: phoneNumber,
    sameAs: socialNetworks.flatMap(({ field }) => socialUrl(site[field]) ?? []),
    description:
      'Free health and education support in Jamaica: back-to-school medicals, dental and eye care, clothing and food.',
    areaServed: { '@type': 'Country', name: 'Jamaica' },
  }
}
