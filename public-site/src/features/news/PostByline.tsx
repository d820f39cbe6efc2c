import type { BlogPost } from 'shared/entities/blogPost'
import { monthNames, parseEventDay } from 'shared/format/eventTime'
import styles from './PostByline.module.css'

/** When a post was written, and by whom; what is left blank is left out. */
export function PostByline({ post: { date, author } }: { post: BlogPost }) {
  return (
    <p className={styles.byline}>
      {date.trim() && <time dateTime={date}>{formatPostDate(date)}</time>}
      {author.trim() && <span>{author}</span>}
    </p>
  )
}

/** "2025-04-22" as "April 22, 2025"; what is no date stays as typed. */
export function formatPostDate(date: string): string {
  const day = parseEventDay(date)
  return day ? `${monthNames[day.month - 1]} ${day.day}, ${day.year}` : date
}
