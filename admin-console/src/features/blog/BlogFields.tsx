import { Checkbox, Form, Input } from 'antd'
import { type BlogStatus, blogStatuses, blogStatusLabels } from 'shared/entities/blogPost'
import { useNow } from 'shared/format/useNow'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { ImageField } from '../../forms/ImageField'
import { MarkdownField } from '../../forms/MarkdownField'
import { TextField } from '../../forms/TextField'
import type { BlogFormValues } from './blogForm'
import { postStatus, scheduledText } from './postStatus'

const statusOptions = blogStatuses.map((value) => ({ value, label: blogStatusLabels[value] }))

export function BlogFields() {
  return (
    <>
      <TextField name="title" label="Title" />
      <Form.Item
        name="excerpt"
        label="Excerpt"
        extra="A sentence or two, shown wherever posts are listed."
      >
        <Input.TextArea rows={2} />
      </Form.Item>
      <MarkdownField name="content" label="Content" />
      <TextField name="author" label="Author" />
      <TextField name="date" label="Date" type="date" extra={<DateHint />} />
      <ImageField name="imageUrl" label="Image URL" />
      <TextField
        name="tags"
        label="Tags"
        extra="Separate tags with commas: health fairs, volunteers."
      />
      <Form.Item name="status" noStyle>
        <ChoiceTiles<BlogStatus> legend="Status" options={statusOptions} />
      </Form.Item>
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>Featured</Checkbox>
      </Form.Item>
    </>
  )
}

/** Tells whether the post waits for its day. */
function DateHint() {
  const date = Form.useWatch<BlogFormValues['date'] | undefined>('date') ?? ''
  const status = Form.useWatch<BlogFormValues['status'] | undefined>('status') ?? 'draft'
  const now = useNow()
  if (scheduledText({ status, date }, now)) {
    return `${postStatus({ status, date }, now)}, at midnight Jamaica time.`
  }
  return scheduledText({ status: 'published', date }, now)
    ? 'Once you publish it, it’ll appear on this day.'
    : 'Pick a future date to schedule the post.'
}
