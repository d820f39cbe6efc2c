import { formatNumber } from 'shared/format/number'
import { useAppSelector } from '../../app/hooks'
import { selectBlogPosts } from '../../features/blog/blogSlice'
import { selectDonations } from '../../features/donations/donationsSlice'
import { useEventsByTime } from '../../features/events/useEventsByTime'
import { selectPrograms } from '../../features/programs/programsSlice'
import type { Figure } from './Figures'

/** Live counts of the site's content. */
export function useLiveFigures(): Figure[] {
  const programs = useAppSelector(selectPrograms)
  const posts = useAppSelector(selectBlogPosts)
  const donations = useAppSelector(selectDonations)
  const { all, upcoming, past } = useEventsByTime()

  const active = programs.filter(({ status }) => status === 'active').length
  const published = posts.filter(({ status }) => status === 'published').length
  const placesTaken = all.reduce((sum, { attendees }) => sum + attendees, 0)

  const figures: [string, number][] = [
    ['Active programs', active],
    ['Draft programs', programs.length - active],
    ['Upcoming events', upcoming.length],
    ['Past events', past.length],
    ['Published posts', published],
    ['Draft posts', posts.length - published],
    ['Donation records', donations.length],
    ['Places taken', placesTaken],
  ]
  return figures.map(([label, count]) => ({ label, value: formatNumber(count) }))
}
