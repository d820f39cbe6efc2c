import { Button } from 'antd'
import type { BlogPost } from 'shared/entities/blogPost'
import { Icon } from '../../components/Icon'
import { Page } from '../../components/Page'
import { EditBlogForm, NewBlogForm } from '../../features/blog/BlogForm'
import { BlogTabs } from '../../features/blog/BlogTabs'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function BlogPage() {
  const { adding, startAdding, stopAdding } = useAddForm('/admin/blog')
  const { edited, editing, startEditing, stopEditing } = useEditForm<BlogPost>()

  return (
    <Page
      title="Blog Management"
      action={
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add post
        </Button>
      }
    >
      <PublishedPosts />
      <BlogTabs onAdd={startAdding} onEdit={startEditing} />
      <NewBlogForm open={adding} onClose={stopAdding} />
      {edited && <EditBlogForm post={edited} open={editing} onClose={stopEditing} />}
    </Page>
  )
}
