import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { type KeptList, useListActions } from '../../app/useListActions'
import {
  blogPostAdded,
  blogPostRemoved,
  blogPostRestored,
  blogPostUpdated,
  selectBlogPosts,
} from './blogSlice'
import { postTitle } from './postTitle'

const blogPostList: KeptList<BlogPost, BlogPostDetails> = {
  noun: 'Blog post',
  nameOf: postTitle,
  select: selectBlogPosts,
  added: blogPostAdded,
  updated: blogPostUpdated,
  removed: blogPostRemoved,
  restored: blogPostRestored,
}

export const useBlogActions = () => useListActions(blogPostList)
