import { Form } from 'antd'
import { usePicture } from '../components/usePicture'
import styles from './ImageField.module.css'
import { PictureInput } from './PictureInput'
import { useDebounced } from './useDebounced'
import { Warning } from './Warning'

/**
 * The URL of a picture, and the picture as visitors will see it. A URL that cannot be loaded can still be
 * saved.
 */
export function ImageField({ name, label }: { name: string; label: string }) {
  const form = Form.useFormInstance()
  // What is watched is known later, when the fields below are drawn already.
  const typed: string = (Form.useWatch(name) ?? form.getFieldValue(name) ?? '').trim()
  const url = useDebounced(typed)
  const { src, failed, onError } = usePicture(url)

  return (
    <>
      <Form.Item
        name={name}
        label={label}
        extra={
          failed ? (
            // One line at 360 px: a second one would move the fields below.
            <Warning before="The URL of a picture.">Won’t load, so a placeholder shows.</Warning>
          ) : (
            'The URL of a picture.'
          )
        }
      >
        <PictureInput />
      </Form.Item>
      <img
        key={url}
        // Never none, which would move the fields below.
        src={src}
        alt={`Preview of the field “${label}”`}
        className={styles.preview}
        onError={onError}
      />
    </>
  )
}
