import { Button } from 'antd'
import type { BlogPost } from 'shared/entities/blogPost'
import { Icon } from '../../components/Icon'
import { Page, PageAction } from '../../components/Page'
import { EditBlogForm, NewBlogForm } from '../../features/blog/BlogForm'
import { BlogTabs } from '../../features/blog/BlogTabs'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function BlogPage() {
  const adding = useAddForm('/admin/blog')
  const editing = useEditForm<BlogPost>()

  const startAdding = () => adding.onOpenChange(true)

  return (
    <Page title="Blog Management" formTitle={adding.open ? 'Add post' : undefined}>
      <PageAction>
        <Button type="primary" icon={<Icon name="plus" />} onClick={startAdding}>
          Add post
        </Button>
      </PageAction>
      <PublishedPosts />
      <BlogTabs onAdd={startAdding} onEdit={editing.edit} />
      <NewBlogForm open={adding.open} onOpenChange={adding.onOpenChange} />
      {editing.item && (
        <EditBlogForm post={editing.item} open={editing.open} onOpenChange={editing.onOpenChange} />
      )}
    </Page>
  )
}
