import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'

export const useVisitorFigures = () =>
  useQuery('visitor figures', () => administration().submissions.figures())
