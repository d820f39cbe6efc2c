import { type BlogPost, type BlogPostDetails, postName } from 'shared/entities/blogPost'
import { type EntityList, useEntityActions } from '../../lists/useEntityActions'
import {
  blogPostAdded,
  blogPostRemoved,
  blogPostRestored,
  blogPostUpdated,
  selectBlogPosts,
} from './blogSlice'

const blogPostList: EntityList<BlogPost, BlogPostDetails> = {
  noun: 'Blog post',
  nameOf: postName,
  select: selectBlogPosts,
  added: blogPostAdded,
  updated: blogPostUpdated,
  removed: blogPostRemoved,
  restored: blogPostRestored,
}

export const useBlogActions = () => useEntityActions(blogPostList)
