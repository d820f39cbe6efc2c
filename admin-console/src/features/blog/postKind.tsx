import { Checkbox, Form, Input } from 'antd'
import {
  type BlogPostDetails,
  type BlogStatus,
  blogStatuses,
  blogStatusLabels,
  newBlogPostDefaults,
  postName,
} from 'shared/entities/blogPost'
import { jamaicaDay } from 'shared/format/jamaicaTime'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { ImageField } from '../../forms/ImageField'
import { TextField } from '../../forms/TextField'
import { blogDraftSchema, blogFormValues, blogPostDetails } from './blogForm'
import { blogSlice, selectBlogPosts } from './blogSlice'
import { ContentField } from './ContentField'
import { PostPreview } from './PostPreview'

/** What the list of posts and its forms are made of. */
export const postKind = {
  key: 'blogPosts' as const,
  path: '/admin/blog',
  noun: 'Blog post',
  shortNoun: 'post',
  nameOf: postName,
  placeOf: ({ status }: BlogPostDetails) =>
    status === 'draft' ? 'under Drafts' : 'under Published',
  select: selectBlogPosts,
  ...blogSlice.actions,
  newDetails: () => newBlogPostDefaults(jamaicaDay(new Date())),
  formValues: blogFormValues,
  detailsOf: blogPostDetails,
  draftSchema: blogDraftSchema,
  Fields: BlogFields,
  Preview: PostPreview,
}

const statusOptions = blogStatuses.map((value) => ({ value, label: blogStatusLabels[value] }))

function BlogFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item name="excerpt" label="Excerpt" extra="A sentence or two for lists of posts.">
        <Input.TextArea rows={2} />
      </Form.Item>
      <ContentField />
      <TextField name="author" label="Author" />
      <TextField name="date" label="Date" type="date" />
      <ImageField name="imageUrl" label="Image URL" />
      <TextField name="tags" label="Tags" extra="Separated by commas: health fairs, volunteers." />
      <Form.Item name="status" noStyle>
        <ChoiceTiles<BlogStatus> legend="Status" options={statusOptions} />
      </Form.Item>
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>Featured</Checkbox>
      </Form.Item>
    </>
  )
}
