import { type BlogPost, blogStatusLabels, isScheduled } from 'shared/entities/blogPost'
import { formatDay } from '../../format/formatDay'

type Dated = Pick<BlogPost, 'status' | 'date'>

/** "Published", "Scheduled for Dec 24, 2026" or "Draft". */
export const postStatus = (post: Dated, now: Date) =>
  isScheduled(post, now) ? `Scheduled for ${formatDay(post.date)}` : blogStatusLabels[post.status]

/** What a toast says of a post that waits for its day; `undefined` for others. */
export const scheduledText = (post: Dated, now: Date) =>
  isScheduled(post, now) ? `scheduled for ${formatDay(post.date)}` : undefined
