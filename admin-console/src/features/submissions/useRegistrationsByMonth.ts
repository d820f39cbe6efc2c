import { jamaicaTime } from 'shared/format/jamaicaTime'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'

/**
 * How many registrations were sent in each of these months. Only numbers are asked for: of many
 * thousand registrations, not one is fetched.
 * @param months YYYY-MM, one after the other, the last of which is the current one
 */
export function useRegistrationsByMonth(months: readonly string[]) {
  return useQuery(`registrations since ${months[0]}`, async () => {
    const totals = await Promise.all(
      months.map(async (month) => {
        const [year, number] = month.split('-').map(Number)
        const since = jamaicaTime(year ?? 0, number ?? 0, 1)
        const filter = { kinds: ['registration'], notCanceled: true, since }
        return (await administration().submissions.list(filter, 1, 1)).total
      }),
    )
    return totals.map((total, index) => total - (totals[index + 1] ?? 0))
  })
}
