import type { ReactNode } from 'react'
import { Link } from 'shared/router'

/** A link in a text, to a page of this site or, by its whole URL, of another. */
export const SiteLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
