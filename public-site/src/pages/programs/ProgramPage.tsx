import { programs } from 'shared/collections/programs'
import { useParams } from 'shared/router'
import { UnknownItem } from '../../components/UnknownItem'
import { ProgramArticle } from '../../features/programs/ProgramArticle'
import { useProgramPage } from '../../features/programs/useProgramPage'

/** `/programs/:slug`. An address that no active program has redirects to the 404 page, which gets the path. */
export function ProgramPage() {
  const { slug = '' } = useParams()
  const page = useProgramPage(slug)
  return page ? <ProgramArticle {...page} /> : <UnknownItem definition={programs} />
}
