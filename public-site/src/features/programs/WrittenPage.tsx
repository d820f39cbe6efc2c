import { lazy, type ReactNode } from 'react'
import { loadOrOpenDocument } from '../../browser/loadOrOpenDocument'
import { useProgramPage } from './useProgramPage'

/** Most sites have none of these at the addresses that they come with. */
const ProgramArticle = lazy(async () => {
  const loaded = await loadOrOpenDocument(() => import('./ProgramArticle'))
  return { default: loaded.ProgramArticle }
})

interface WrittenPageProps {
  /** The program that this address is known for. */
  slug: string
  /** Parts of that page that stay below what is written: other pages lead to them. */
  kept?: ReactNode
  /** The page that the site comes with. */
  children: ReactNode
}

/** The page that the site comes with, until the administrator has written another for its address. */
export function WrittenPage({ slug, kept, children }: WrittenPageProps) {
  const page = useProgramPage(slug)
  if (!page?.text) return children
  return (
    <>
      <ProgramArticle {...page} />
      {kept}
    </>
  )
}
