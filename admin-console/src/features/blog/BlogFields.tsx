import { Checkbox, Form, Input } from 'antd'
import { type BlogStatus, blogStatuses, blogStatusLabels } from 'shared/entities/blogPost'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { ImageField } from '../../forms/ImageField'
import { TextField } from '../../forms/TextField'
import { ContentField } from './ContentField'

const statusOptions = blogStatuses.map((value) => ({ value, label: blogStatusLabels[value] }))

export function BlogFields() {
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
