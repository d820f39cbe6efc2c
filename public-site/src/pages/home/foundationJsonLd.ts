import { absoluteUrl, type SiteIdentity } from '../../site/siteIdentity'

/** Structured data of the foundation, after https://schema.org/NGO. */
export function foundationJsonLd({ origin, siteName, contactEmail, phoneNumber }: SiteIdentity) {
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: siteName,
    url: absoluteUrl('/', origin),
    logo: absoluteUrl('/images/logo-mark.svg', origin),
    email: contactEmail,
    telephone: phoneNumber,
    description:
      'Free health and education support in Jamaica: back-to-school medicals, dental and eye care, clothing and food.',
    areaServed: { '@type': 'Country', name: 'Jamaica' },
  }
}
