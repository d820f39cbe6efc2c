import type { TableColumnsType } from 'antd'
import { type BlogPost, blogStatusLabels, postName } from 'shared/entities/blogPost'
import { formatDay } from '../../format/formatDay'
import { compareByText } from '../../lists/compareByText'
import {
  dayColumn,
  ListTable,
  narrowOnly,
  secondaryLine,
  textColumn,
  wideOnlyColumn,
} from '../../lists/ListTable'
import { RowActions } from '../../lists/RowActions'
import styles from './BlogTable.module.css'
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

  const columns: TableColumnsType<BlogPost> = [
    {
      title: 'Post',
      sorter: compareByText(postName),
      render: (_, post) => <PostCell post={post} />,
    },
    {
      title: 'Author',
      className: `${wideOnlyColumn} ${textColumn}`,
      sorter: compareByText(({ author }) => author),
      render: (_, { author }) => author,
    },
    {
      title: 'Date',
      className: `${wideOnlyColumn} ${dayColumn}`,
      sorter: compareByText(({ date }) => date),
      render: (_, { date }) => formatDay(date),
    },
    {
      title: 'Status',
      className: wideOnlyColumn,
      sorter: compareByText(({ status }) => blogStatusLabels[status]),
      render: (_, post) => <PostBadges post={post} />,
    },
    {
      title: 'Actions',
      align: 'end',
      render: (_, post) => (
        <RowActions
          itemName={postName(post)}
          onEdit={() => onEdit(post)}
          onDelete={() => remove(post)}
        />
      ),
    },
  ]

  return <ListTable label={label} rows={posts} columns={columns} />
}

/** The post; on narrow screens also the content of the hidden columns. */
function PostCell({ post }: { post: BlogPost }) {
  const { excerpt, tags, author, date } = post
  return (
    <>
      <div className={styles.title}>{postName(post)}</div>
      <div className={secondaryLine}>{excerpt}</div>
      {tags.length > 0 && <div className={secondaryLine}>Tags: {tagsText(tags)}</div>}
      <div className={narrowOnly}>
        {[formatDay(date), author].filter(Boolean).join(', ')}
        <PostBadges post={post} />
      </div>
    </>
  )
}
