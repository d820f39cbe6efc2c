import { createSlice } from '@reduxjs/toolkit'
import { collection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import type { BlogPost, BlogPostDetails } from 'shared/entities/blogPost'
import { listReducers } from '../../lists/itemChanges'

export const blogSlice = createSlice({
  name: 'blogPosts',
  initialState: () => collection(blogPosts).get(),
  reducers: listReducers<BlogPost, BlogPostDetails>(),
  selectors: { selectBlogPosts: (state) => state },
})

export const { selectBlogPosts } = blogSlice.selectors
