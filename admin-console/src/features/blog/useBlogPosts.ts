import { useMemo } from 'react'
import type { BlogPost } from 'shared/entities/blogPost'
import { useAppSelector } from '../../state/hooks'
import { selectBlogPosts } from './blogSlice'

/** All posts, the latest first, and the parts of that list. */
export function useBlogPosts() {
  const posts = useAppSelector(selectBlogPosts)
  // Sorting thousands with each letter of a search would hold it up.
  return useMemo(() => {
    const all = [...posts].sort(latestFirst)
    return {
      all,
      published: all.filter(({ status }) => status === 'published'),
      drafts: all.filter(({ status }) => status === 'draft'),
      featured: all.filter(({ featured }) => featured),
    }
  }, [posts])
}

/** Posts of the same day are sorted by id, the newest first. */
const latestFirst = (a: BlogPost, b: BlogPost) => b.date.localeCompare(a.date) || b.id - a.id
