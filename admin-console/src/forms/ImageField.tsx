import { Form } from 'antd'
import { usePicture } from '../components/usePicture'
import styles from './ImageField.module.css'
import { PictureInput } from './PictureInput'
import { useDebounced } from './useDebounced'
import { Warning } from './Warning'

interface ImageFieldProps {
  name: string
  label: string
  /** The URL that is saved for what is typed, where that is another. */
  pictureOf?: (typed: string) => string
}

/**
 * The URL of a picture, and the picture as visitors will see it. A URL that cannot be loaded can still be
 * saved.
 */
export function ImageField({ name, label, pictureOf = (typed) => typed }: ImageFieldProps) {
  const form = Form.useFormInstance()
  // What is watched is known later, when the fields below are drawn already.
  const typed: string = (Form.useWatch(name) ?? form.getFieldValue(name) ?? '').trim()
  const url = useDebounced(pictureOf(typed))
  const { src, failed, onError } = usePicture(url)

  return (
    <Form.Item
      name={name}
      extra={
        <div className={styles.shown}>
          {/* Never none, which would move the fields below. */}
          <img key={url} src={src} alt="Preview" onError={onError} />
          {typed !== '' &&
            pictureOf(typed) !== typed &&
            'Once saved, visitors see the category’s picture.'}
          {failed && <Warning>This picture won’t load, so visitors see a placeholder.</Warning>}
        </div>
      }
    >
      <PictureInput label={label} />
    </Form.Item>
  )
}
