import type { BlogPost } from 'shared/entities/blogPost'
import { EditBlogForm, NewBlogForm } from '../../features/blog/BlogForm'
import { BlogTabs } from '../../features/blog/BlogTabs'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { ListPage } from '../ListPage'
import { useAddForm } from '../useAddForm'
import { useEditForm } from '../useEditForm'

export function BlogPage() {
  const adding = useAddForm('/admin/blog')
  const editing = useEditForm<BlogPost>((post, form) => <EditBlogForm post={post} {...form} />)

  return (
    <ListPage title="Blog Management" addLabel="Add post" adding={adding}>
      <BlogTabs onAdd={adding.start} onEdit={editing.edit} />
      <PublishedPosts />
      <NewBlogForm {...adding.form} />
      {editing.form}
    </ListPage>
  )
}
