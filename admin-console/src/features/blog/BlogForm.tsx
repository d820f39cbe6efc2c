import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer, type FormDrawerProps } from '../../forms/FormDrawer'
import { HistoryLink } from '../../forms/HistoryLink'
import { useCurrentItem } from '../../lists/useCurrentItem'
import { itemFormName } from '../../state/itemFormName'
import { BlogFields } from './BlogFields'
import {
  type BlogFormValues,
  blogDraftSchema,
  blogFormValues,
  blogPostDetails,
  newBlogFormValues,
} from './blogForm'
import { selectBlogPosts } from './blogSlice'
import { useBlogActions } from './useBlogActions'

export function NewBlogForm(drawer: DrawerState) {
  const { create } = useBlogActions()
  return (
    <BlogForm
      {...drawer}
      name="new-blog-post"
      title="Add post"
      submitLabel="Create post"
      initialValues={newBlogFormValues()}
      onSave={(values) => create(blogPostDetails(values))}
    />
  )
}

export function EditBlogForm({ post, ...drawer }: DrawerState & { post: BlogPost }) {
  const { update } = useBlogActions()
  const current = useCurrentItem(selectBlogPosts, post)
  return (
    <BlogForm
      {...drawer}
      name={itemFormName('blogPosts', post.id)}
      title="Edit post"
      submitLabel="Save changes"
      note={<HistoryLink of="blogPosts" id={post.id} />}
      initialValues={blogFormValues(current)}
      onSave={(values) =>
        update(current, changedFields<BlogPostDetails>(current, blogPostDetails(values)))
      }
    />
  )
}

const BlogForm = (props: Omit<FormDrawerProps<BlogFormValues>, 'draftSchema' | 'children'>) => (
  <FormDrawer {...props} draftSchema={blogDraftSchema}>
    <BlogFields />
  </FormDrawer>
)
