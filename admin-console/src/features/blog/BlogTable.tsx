import { type BlogPost, blogStatusLabels, postName } from 'shared/entities/blogPost'
import { formatDay } from '../../format/formatDay'
import { ItemCell } from '../../lists/ItemCell'
import { ListTable } from '../../lists/ListTable'
import { compareByText, type ListColumn } from '../../lists/listColumns'
import { RowActions } from '../../lists/RowActions'
import { PostBadges } from './PostBadges'
import { tagsText } from './tags'
import { useBlogActions } from './useBlogActions'

interface BlogTableProps {
  label: string
  posts: readonly BlogPost[]
  onEdit: (post: BlogPost) => void
}

export function BlogTable({ label, posts, onEdit }: BlogTableProps) {
  const { remove } = useBlogActions()

  const columns: ListColumn<BlogPost>[] = [
    {
      key: 'post',
      title: 'Post',
      compare: compareByText(postName),
      render: (post) => (
        <ItemCell name={postName(post)} note={note(post)} onEdit={() => onEdit(post)}>
          {[formatDay(post.date), post.author].filter(Boolean).join(', ')}
          <PostBadges post={post} />
        </ItemCell>
      ),
    },
    {
      key: 'author',
      title: 'Author',
      kind: 'text',
      wideOnly: true,
      compare: compareByText(({ author }) => author),
      render: ({ author }) => author,
    },
    {
      key: 'date',
      title: 'Date',
      kind: 'short',
      wideOnly: true,
      compare: compareByText(({ date }) => date),
      render: ({ date }) => formatDay(date),
    },
    {
      key: 'status',
      title: 'Status',
      kind: 'short',
      wideOnly: true,
      compare: compareByText(({ status }) => blogStatusLabels[status]),
      render: (post) => <PostBadges post={post} />,
    },
    {
      key: 'actions',
      title: 'Actions',
      kind: 'actions',
      render: (post) => <RowActions itemName={postName(post)} onDelete={() => remove(post)} />,
    },
  ]

  return <ListTable label={label} rows={posts} columns={columns} />
}

const note = ({ excerpt, tags }: BlogPost) =>
  [excerpt, tags.length > 0 && `Tags: ${tagsText(tags)}`].filter(Boolean).join(' · ')
