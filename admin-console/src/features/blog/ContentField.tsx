import { Form, Input, Tabs } from 'antd'
import styles from './ContentField.module.css'
import { ContentPreview } from './ContentPreview'

/** The post itself: Markdown in a plain text field, and how it will read. */
export function ContentField() {
  return (
    <Tabs
      className={styles.content}
      size="small"
      items={[
        { key: 'write', label: 'Write', children: <WritePane /> },
        // Made anew each time, so that nothing is rendered while it is hidden.
        { key: 'preview', label: 'Preview', children: <ContentPreview />, destroyOnHidden: true },
      ]}
    />
  )
}

function WritePane() {
  return (
    <Form.Item
      name="content"
      label="Content"
      extra="Markdown: # Heading, **bold**, *italic*, - list, [link](https://…)."
    >
      <Input.TextArea className={styles.text} rows={12} spellCheck />
    </Form.Item>
  )
}
