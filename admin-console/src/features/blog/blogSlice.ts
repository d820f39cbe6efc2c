import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { collection, newId } from 'shared/persistence'
import {
  changeItem,
  type ItemChange,
  type Removal,
  restoreItem,
  withoutItem,
} from '../../app/itemChanges'

export const blogSlice = createSlice({
  name: 'blog',
  initialState: () => collection(blogPosts).get(),
  reducers: {
    blogPostAdded: {
      prepare: (details: BlogPostDetails) => ({ payload: { ...details, id: newId() } }),
      reducer(state, { payload }: PayloadAction<BlogPost>) {
        state.push(payload)
      },
    },
    blogPostUpdated(state, { payload }: PayloadAction<ItemChange<BlogPostDetails>>) {
      changeItem(state, payload)
    },
    blogPostRemoved: (state, { payload }: PayloadAction<{ id: number }>) =>
      withoutItem(state, payload),
    blogPostRestored(state, { payload }: PayloadAction<Removal<BlogPost>>) {
      restoreItem(state, payload)
    },
    /** Another tab has written. */
    blogPostsSynced: (_, { payload }: PayloadAction<BlogPost[]>) => payload,
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
