import type { BlogPost } from 'shared/entities/blogPost'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { BlogTable } from './BlogTable'
import { matchesSearch } from './matchesSearch'
import { useBlogPosts } from './useBlogPosts'

interface BlogTabsProps {
  onAdd: () => void
  onEdit: (post: BlogPost) => void
}

export function BlogTabs({ onAdd, onEdit }: BlogTabsProps) {
  const { all, published, drafts, featured } = useBlogPosts()
  return (
    <SearchableTabs
      noun="post"
      plural="posts"
      icon="pen"
      tabs={[
        { key: 'all', label: 'All Posts', items: all, emptyText: 'There are no posts yet.' },
        {
          key: 'published',
          label: 'Published',
          items: published,
          emptyText: 'No post is published yet.',
        },
        { key: 'drafts', label: 'Drafts', items: drafts, emptyText: 'No post is a draft.' },
        { key: 'featured', label: 'Featured', items: featured, emptyText: 'No post is featured.' },
      ]}
      matches={matchesSearch}
      addAction={{ label: 'Add a post', run: onAdd }}
    >
      {(found, label) => <BlogTable label={label} posts={found} onEdit={onEdit} />}
    </SearchableTabs>
  )
}
