import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'

/** Live counts of what visitors sent and gave. */
export const useVisitorFigures = () =>
  useQuery('visitor figures', () => administration().submissions.figures())
