import { useAppSelector } from '../../app/hooks'
import { selectBlogPosts } from '../../features/blog/blogSlice'
import { selectEvents } from '../../features/events/eventsSlice'
import type { FindItem } from '../../features/history/AuditItem'
import { selectPrograms } from '../../features/programs/programsSlice'
import { selectStats } from '../../features/stats/statsSlice'

/** Finds what a change was about among what the site holds now. */
export function useFindItem(): FindItem {
  const events = useAppSelector(selectEvents)
  const programs = useAppSelector(selectPrograms)
  const posts = useAppSelector(selectBlogPosts)
  const stats = useAppSelector(selectStats)

  return (table, id) => {
    const withId = <Item extends { id: number }>(items: readonly Item[]) =>
      items.find((item) => String(item.id) === id)
    const edited = (path: string, item: { title: string } | undefined) =>
      item && { name: item.title, to: `/admin/${path}?edit=${id}` }
    switch (table) {
      case 'events':
        return edited('events', withId(events))
      case 'programs':
        return edited('programs', withId(programs))
      case 'blog_posts':
        return edited('blog', withId(posts))
      case 'stats': {
        const stat = withId(stats)
        return stat && { name: stat.label, to: '/admin/impact' }
      }
      case 'donations':
        return { to: '/admin/donations' }
      case 'general_settings':
        return { to: '/admin/settings?tab=general' }
      case 'payment_settings':
        return { to: '/admin/settings' }
      default:
        return undefined
    }
  }
}
