import type { SiteIdentity } from '../../site/siteIdentity'

/** The foundation after https://schema.org/NGO. */
interface FoundationJsonLd {
  '@context': 'https://schema.org'
  '@type': 'NGO'
  name: string
  url: string
  logo: string
  email: string
  telephone: string
  description: string
  areaServed: { '@type': 'Country'; name: 'Jamaica' }
}

/** Structured data of the foundation. */
export function foundationJsonLd({
  origin,
  siteName,
  contactEmail,
  phoneNumber,
}: SiteIdentity): FoundationJsonLd {
  const absoluteUrl = (path: string) => new URL(path, origin).href
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: siteName,
    url: absoluteUrl('/'),
    logo: absoluteUrl('/images/logo-mark.svg'),
    email: contactEmail,
    telephone: phoneNumber,
    description:
      'Free health and education support in Jamaica: back-to-school medicals, dental and eye care, clothing and food.',
    areaServed: { '@type': 'Country', name: 'Jamaica' },
  }
}
