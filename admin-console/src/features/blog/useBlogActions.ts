import { type BlogPost, type BlogPostDetails, postName } from 'shared/entities/blogPost'
import { useEntityActions } from '../../lists/useEntityActions'
import { blogSlice, selectBlogPosts } from './blogSlice'

const blogPostList = {
  noun: 'Blog post',
  nameOf: postName,
  placeOf: ({ status }: BlogPostDetails) =>
    status === 'draft' ? 'under Drafts' : 'under Published',
  select: selectBlogPosts,
  ...blogSlice.actions,
}

export const useBlogActions = () => useEntityActions<BlogPost, BlogPostDetails>(blogPostList)
