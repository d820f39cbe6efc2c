import { Form, Input } from 'antd'
import { useState } from 'react'
import { safeUrl } from 'shared/format/safeUrl'
import styles from './ImageField.module.css'
import { useDebounced } from './useDebounced'
import { Warning } from './Warning'

/** The URL of a picture, and the picture. A URL that cannot be loaded can still be saved. */
export function ImageField({ name, label }: { name: string; label: string }) {
  const typed = (Form.useWatch<string | undefined>(name) ?? '').trim()
  const url = useDebounced(typed)
  const [brokenUrl, setBrokenUrl] = useState<string>()
  const src = url === brokenUrl ? undefined : safeUrl(url)

  return (
    <>
      <Form.Item
        name={name}
        label={label}
        extra={
          url !== '' && src === undefined ? (
            <Warning>This picture cannot be loaded, so visitors will see a placeholder.</Warning>
          ) : (
            'The URL of a picture.'
          )
        }
      >
        <Input inputMode="url" />
      </Form.Item>
      {src && (
        <img
          key={url}
          src={src}
          alt={`Preview of the field “${label}”`}
          className={styles.preview}
          onError={() => setBrokenUrl(url)}
        />
      )}
    </>
  )
}
