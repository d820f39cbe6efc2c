import { formatNumber } from 'shared/format/number'
import { useBlogPosts } from '../../features/blog/useBlogPosts'
import { selectDonations } from '../../features/donations/donationsSlice'
import { useEventsByTime } from '../../features/events/useEventsByTime'
import { selectPrograms } from '../../features/programs/programsSlice'
import { useAppSelector } from '../../state/hooks'
import { Figures } from './Figures'

/** What the site holds now, each with the list of what is counted. */
export function ContentFigures() {
  const programs = useAppSelector(selectPrograms)
  const posts = useBlogPosts()
  const donations = useAppSelector(selectDonations)
  const { all, upcoming, past } = useEventsByTime()

  const active = programs.filter(({ status }) => status === 'active').length
  const placesTaken = all.reduce((sum, { attendees }) => sum + attendees, 0)

  const figures: [label: string, count: number, to: string][] = [
    ['Active programs', active, '/admin/programs?tab=active'],
    ['Draft programs', programs.length - active, '/admin/programs?tab=drafts'],
    ['Upcoming events', upcoming.length, '/admin/events?tab=upcoming'],
    ['Past events', past.length, '/admin/events?tab=past'],
    ['Published posts', posts.published.length, '/admin/blog?tab=published'],
    ['Draft posts', posts.drafts.length, '/admin/blog?tab=drafts'],
    ['Donation records', donations.length, '/admin/donations'],
    ['Places taken', placesTaken, '/admin/events?tab=all'],
  ]
  return (
    <Figures
      heading="On the site now"
      note="Live counts of the site’s content."
      figures={figures.map(([label, count, to]) => ({ label, value: formatNumber(count), to }))}
      small
    />
  )
}
