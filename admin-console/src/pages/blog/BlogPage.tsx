import type { BlogPost } from 'shared/entities/blogPost'
import { EditBlogForm, NewBlogForm } from '../../features/blog/BlogForm'
import { BlogTabs } from '../../features/blog/BlogTabs'
import { selectBlogPosts } from '../../features/blog/blogSlice'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { ListPage } from '../ListPage'

export const BlogPage = () => (
  <ListPage<BlogPost>
    title="Blog Management"
    path="/admin/blog"
    select={selectBlogPosts}
    addLabel="Add post"
    AddForm={NewBlogForm}
    editForm={(post, drawer) => <EditBlogForm post={post} {...drawer} />}
  >
    {(onAdd, onEdit) => (
      <>
        <BlogTabs onAdd={onAdd} onEdit={onEdit} />
        <PublishedPosts />
      </>
    )}
  </ListPage>
)
