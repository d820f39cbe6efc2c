import { Checkbox, Form, Input } from 'antd'
import { type BlogStatus, blogStatuses, blogStatusLabels } from 'shared/entities/blogPost'
import { ChoiceTiles } from '../../components/ChoiceTiles'
import { ImageField } from '../../forms/ImageField'
import { ContentField } from './ContentField'

const statusOptions = blogStatuses.map((value) => ({ value, label: blogStatusLabels[value] }))

/** The fields for creating and editing a post. */
export function BlogFields() {
  return (
    <>
      <Form.Item name="title" label="Title">
        <Input />
      </Form.Item>
      <Form.Item name="excerpt" label="Excerpt" extra="A sentence or two for lists of posts.">
        <Input.TextArea rows={2} />
      </Form.Item>
      <ContentField />
      <Form.Item name="author" label="Author">
        <Input />
      </Form.Item>
      <Form.Item name="date" label="Date">
        <Input type="date" />
      </Form.Item>
      <ImageField name="imageUrl" label="Image URL" />
      <Form.Item name="tags" label="Tags" extra="Separated by commas: health fairs, volunteers.">
        <Input />
      </Form.Item>
      <Form.Item name="status" noStyle>
        <ChoiceTiles<BlogStatus> legend="Status" options={statusOptions} />
      </Form.Item>
      <Form.Item name="featured" valuePropName="checked">
        <Checkbox>Featured</Checkbox>
      </Form.Item>
    </>
  )
}
