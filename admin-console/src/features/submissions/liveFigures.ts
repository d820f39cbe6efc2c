import * as z from 'shared/schema'
import { BackendError } from 'shared/backends/supabase/supabaseRequest'
import { callFunction, fetchRows } from '../../queries/storeRequests'
import { useStoreQuery } from '../../queries/useStoreQuery'

const figuresSchema = z.object({
  /** Not counting canceled ones. */
  registrations: z.number(),
  registrationsLast30Days: z.number(),
  volunteers: z.number(),
  offers: z.number(),
  fairRequests: z.number(),
  subscribers: z.number(),
  /** Neither handled nor canceled. */
  unhandled: z.number(),
  /** US dollars, of completed donations. */
  donationsTotal: z.number(),
})
export type LiveFigures = z.infer<typeof figuresSchema> & {
  /** All of them, also canceled registrations. */
  submissions: number
}

async function requestLiveFigures(): Promise<LiveFigures> {
  const [answer, { total }] = await Promise.all([
    callFunction('live_figures'),
    fetchRows('/rest/v1/submissions?select=id&limit=1', z.looseObject({})),
  ])
  // What anybody else is answered.
  if (answer === null) throw new BackendError('forbidden', 'live_figures was answered with null')
  return { ...figuresSchema.parse(answer), submissions: total }
}

/** The store's own counts, where the site has a store. */
export const useLiveFigures = (hasStore = true) =>
  useStoreQuery('live figures', hasStore ? requestLiveFigures : null)
