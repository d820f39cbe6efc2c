import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { changedFields } from '../../forms/changedFields'
import { type DrawerState, FormDrawer } from '../../forms/FormDrawer'
import { BlogFields } from './BlogFields'
import { blogDraftSchema, blogFormValues, blogPostDetails, newBlogFormValues } from './blogForm'
import { useBlogActions } from './useBlogActions'

export function NewBlogForm({ open, onOpenChange }: DrawerState) {
  const { create } = useBlogActions()
  return (
    <FormDrawer
      open={open}
      name="new-blog-post"
      title="Add post"
      submitLabel="Create post"
      initialValues={newBlogFormValues()}
      draftSchema={blogDraftSchema}
      onSave={(values) => create(blogPostDetails(values))}
      onOpenChange={onOpenChange}
    >
      <BlogFields />
    </FormDrawer>
  )
}

export function EditBlogForm({ post, open, onOpenChange }: DrawerState & { post: BlogPost }) {
  const { update } = useBlogActions()
  return (
    <FormDrawer
      open={open}
      name={`blog-post-${post.id}`}
      title="Edit post"
      submitLabel="Save changes"
      initialValues={blogFormValues(post)}
      draftSchema={blogDraftSchema}
      onSave={(values) =>
        update(post, changedFields<BlogPostDetails>(post, blogPostDetails(values)))
      }
      onOpenChange={onOpenChange}
    >
      <BlogFields />
    </FormDrawer>
  )
}
