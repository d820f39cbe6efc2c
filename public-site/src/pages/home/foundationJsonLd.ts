import type { GeneralSettings } from 'shared/entities/settings'

/** The foundation after https://schema.org/NGO. */
export interface FoundationJsonLd {
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

/** Structured data of the foundation. Without an origin, addresses are paths. */
export function foundationJsonLd(
  { siteName, contactEmail, phoneNumber }: GeneralSettings,
  origin?: string,
): FoundationJsonLd {
  const address = (path: string) => (origin ? new URL(path, origin).href : path)
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name: siteName,
    url: address('/'),
    logo: address('/images/logo-mark.svg'),
    email: contactEmail,
    telephone: phoneNumber,
    description:
      'Free health and education support in Jamaica: back-to-school medicals, dental and eye care, clothing and food.',
    areaServed: { '@type': 'Country', name: 'Jamaica' },
  }
}
