import { useCollection } from 'shared/backend'
import { programs } from 'shared/collections/programs'
import { programPagePath } from 'shared/entities/program'
import { useTextArrival } from '../../browser/useTextArrival'

/**
 * The program whose page has this address, with what the administrator has written for it; `undefined`
 * where visitors see none. Suspends until the text is there.
 */
export function useProgramPage(slug: string) {
  const program = useCollection(programs).find(
    (candidate) =>
      candidate.status === 'active' && programPagePath(candidate) === `/programs/${slug}`,
  )
  useTextArrival(programs, program?.id)
  return program && { program, text: program.content?.trim() ?? '' }
}
