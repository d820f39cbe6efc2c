interface SiteLink {
  to: string
  label: string
}

export const headerLinks: readonly SiteLink[] = [
  { to: '/about', label: 'About' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/get-involved', label: 'Get Involved' },
]

export const footerLinks: readonly SiteLink[] = [
  { to: '/about', label: 'About Us' },
  { to: '/programs', label: 'Programs' },
  { to: '/events', label: 'Events' },
  { to: '/get-involved', label: 'Get Involved' },
  { to: '/donate', label: 'Donate' },
  { to: '/contact', label: 'Contact' },
]

export const closingLinks: readonly SiteLink[] = [
  { to: '/blog', label: 'News' },
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms', label: 'Terms' },
]
