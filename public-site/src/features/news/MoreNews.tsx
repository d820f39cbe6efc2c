import { useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { type BlogPost, postName } from 'shared/entities/blogPost'
import { useNow } from 'shared/format/useNow'
import { LinkList } from '../../components/LinkList'
import { Section } from '../../components/Section'
import { formatPostDate } from './PostByline'
import { publishedPosts } from './publishedPosts'

const mostPosts = 3

/** What to read after a post. */
export function MoreNews({ after }: { after: BlogPost }) {
  const others = publishedPosts(useCollection(blogPosts), useNow())
    .filter(({ id }) => id !== after.id)
    .slice(0, mostPosts)
  if (others.length === 0) return null
  return (
    <Section title="More news" surface="leaf" split>
      <LinkList
        links={others.map((post) => ({
          to: `/blog/${post.id}`,
          label: postName(post),
          note: formatPostDate(post.date),
        }))}
      />
    </Section>
  )
}
