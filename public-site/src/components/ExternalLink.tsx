import type { ReactNode } from 'react'
import { Drawing } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

/** A link to another site, in a tab of its own. */
export const ExternalLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <a href={href} target="_blank" rel="noopener noreferrer">
    {children} <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
    <Drawing path="M8 5H5v14h14v-3M13 5h6v6m0-6-8.5 8.5" />
  </a>
)
