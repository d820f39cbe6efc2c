import type { ReactNode } from 'react'
import { containsWords } from 'shared/backend/search'
import { type BlogPost, isScheduled, postName } from 'shared/entities/blogPost'
import { useNow } from 'shared/format/useNow'
import { formatDay } from '../../format/formatDay'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { PublishAction } from '../../lists/PublishAction'
import { RowActions, ViewOnSite } from '../../lists/RowActions'
import { SearchableTabs } from '../../lists/SearchableTabs'
import { Thumbnail } from '../../lists/Thumbnail'
import { textColumn } from '../../lists/textColumn'
import { useRemoveItem } from '../../lists/useRemoveItem'
import { useAppDispatch } from '../../state/hooks'
import { tagsText } from './blogForm'
import { PostBadges } from './PostBadges'
import { postKind } from './postKind'
import { postStatus, scheduledText } from './postStatus'
import { useBlogPosts } from './useBlogPosts'

interface BlogListProps {
  onAdd: () => void
  onEdit: (post: BlogPost) => void
  /** Stands below the posts that are published. */
  preview: ReactNode
}

export function BlogList({ onAdd, onEdit, preview }: BlogListProps) {
  const { all, published, drafts, featured } = useBlogPosts()
  const now = useNow()
  const remove = useRemoveItem(postKind)
  const dispatch = useAppDispatch()

  function togglePublished({ id, status }: BlogPost) {
    const changes = { status: status === 'draft' ? ('published' as const) : ('draft' as const) }
    dispatch(postKind.updated({ id, changes }))
  }

  const columns: ListColumn<BlogPost>[] = [
    {
      key: 'post',
      title: 'Post',
      compare: compareByText(postName),
      render: (post) => (
        <ItemCell
          name={postName(post)}
          mark={<Thumbnail url={post.imageUrl} />}
          note={note(post)}
          onEdit={() => onEdit(post)}
        >
          {[formatDay(post.date), post.author].filter(Boolean).join(', ')}
          <PostBadges post={post} now={now} />
        </ItemCell>
      ),
    },
    textColumn('Author', ({ author }) => author, { kind: 'text' }),
    textColumn('Date', ({ date }) => date, {
      kind: 'short',
      render: ({ date }) => formatDay(date),
    }),
    textColumn('Status', (post) => postStatus(post, now), {
      kind: 'short',
      render: (post) => <PostBadges post={post} now={now} />,
    }),
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (post) => (
        <RowActions itemName={postName(post)} onDelete={() => remove(post)}>
          {post.status === 'published' && !isScheduled(post, now) && (
            <ViewOnSite itemName={postName(post)} to={`/blog/${post.id}`} />
          )}
          <PublishAction
            noun="Blog post"
            itemName={postName(post)}
            isDraft={post.status === 'draft'}
            publishedText={scheduledText({ ...post, status: 'published' }, now)}
            onToggle={() => togglePublished(post)}
          />
        </RowActions>
      ),
    },
  ]

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
          emptyText: 'No published posts yet.',
        },
        {
          key: 'drafts',
          label: 'Drafts',
          items: drafts,
          emptyText: 'No drafts.',
          withoutPreview: true,
        },
        { key: 'featured', label: 'Featured', items: featured, emptyText: 'No featured posts.' },
      ]}
      matches={({ title, excerpt, author, tags }, search) =>
        containsWords([title, excerpt, author, ...tags], search)
      }
      addAction={{ label: 'Add a post', run: onAdd }}
      preview={preview}
    >
      {(found, label) => (
        <ListTable label={label} rows={found} columns={columns} ownOrder="Newest first" />
      )}
    </SearchableTabs>
  )
}

function note({ excerpt, tags }: BlogPost) {
  if (tags.length === 0) return excerpt
  const isSentence = /[.!?…]\s*$/.test(excerpt)
  return [excerpt, `Tags: ${tagsText(tags)}`].filter(Boolean).join(isSentence ? ' ' : ', ')
}
