import { createSlice } from '@reduxjs/toolkit'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { collection } from 'shared/persistence'
import { replaceWithStored } from '../../app/persistThroughCollection'
import { addItem, changeItem, removeItem, restoreItem, withNewId } from '../../lists/itemChanges'

export const blogSlice = createSlice({
  name: 'blog',
  initialState: () => collection(blogPosts).get(),
  reducers: {
    blogPostAdded: { prepare: withNewId<BlogPostDetails>, reducer: addItem<BlogPost> },
    blogPostUpdated: changeItem<BlogPost, BlogPostDetails>,
    blogPostRemoved: removeItem<BlogPost>,
    blogPostRestored: restoreItem<BlogPost>,
    blogPostsSynced: replaceWithStored<BlogPost[]>,
  },
  selectors: {
    selectBlogPosts: (state) => state,
  },
})

export const {
  blogPostAdded,
  blogPostUpdated,
  blogPostRemoved,
  blogPostRestored,
  blogPostsSynced,
} = blogSlice.actions

export const { selectBlogPosts } = blogSlice.selectors
