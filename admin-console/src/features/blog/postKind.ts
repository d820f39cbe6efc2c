import { lazy } from 'react'
import { collection } from 'shared/backend'
import { generalSettings, siteNameOf } from 'shared/collections/generalSettings'
import {
  type BlogPostDetails,
  isScheduled,
  newBlogPostDefaults,
  postName,
} from 'shared/entities/blogPost'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { audience } from '../../format/audience'
import { formatDay } from '../../format/formatDay'
import { type BlogFormValues, blogDraftSchema, blogFormValues, blogPostDetails } from './blogForm'
import { blogSlice, selectBlogPosts } from './blogSlice'
import { scheduledText } from './postStatus'

const loadFields = () => import('./BlogFields')
const loadPreview = () => import('./PostPreview')

/** What the list of posts and its forms are made of. */
export const postKind = {
  key: 'blogPosts' as const,
  path: '/admin/blog',
  noun: 'Blog post',
  shortNoun: 'post',
  nameOf: postName,
  placeOf: (post: BlogPostDetails) =>
    scheduledText(post, new Date()) ??
    (post.status === 'draft' ? 'under Drafts' : 'under Published'),
  select: selectBlogPosts,
  ...blogSlice.actions,
  audienceOf: (post: BlogFormValues) =>
    isScheduled(post, new Date())
      ? `Visitors will see it starting ${formatDay(post.date)}.`
      : audience(post.status === 'published'),
  newDetails: () => ({
    ...newBlogPostDefaults(jamaicaDay(new Date())),
    author: siteNameOf(collection(generalSettings).get()),
  }),
  formValues: blogFormValues,
  detailsOf: blogPostDetails,
  draftSchema: blogDraftSchema,
  // A list is read more often than written.
  loadForm: () => Promise.all([loadFields(), loadPreview()]),
  Fields: lazy(async () => ({ default: (await loadFields()).BlogFields })),
  Preview: lazy(async () => ({ default: (await loadPreview()).PostPreview })),
}
