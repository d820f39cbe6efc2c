import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { type EntityList, useEntityActions } from '../../lists/useEntityActions'
import {
  blogPostAdded,
  blogPostRemoved,
  blogPostRestored,
  blogPostUpdated,
  selectBlogPosts,
} from './blogSlice'
import { postTitle } from './postTitle'

const blogPostList: EntityList<BlogPost, BlogPostDetails> = {
  noun: 'Blog post',
  nameOf: postTitle,
  select: selectBlogPosts,
  added: blogPostAdded,
  updated: blogPostUpdated,
  removed: blogPostRemoved,
  restored: blogPostRestored,
}

export const useBlogActions = () => useEntityActions(blogPostList)
