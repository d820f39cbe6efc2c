import { Form, Input } from 'antd'
import { WrappingTabs } from '../../components/WrappingTabs'
import styles from './ContentField.module.css'
import { ContentPreview } from './ContentPreview'

/** The post's content: Markdown in a plain text area, with a preview. */
export function ContentField() {
  return (
    <WrappingTabs
      size="small"
      items={[
        { key: 'write', label: 'Write', children: <WritePane /> },
        // Unmounted when hidden, so that typing does not render it.
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
