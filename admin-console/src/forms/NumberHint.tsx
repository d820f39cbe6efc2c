import { Form } from 'antd'
import { formatNumber } from 'shared/format/number'
import { Warning } from './Warning'

interface NumberHintProps {
  /** Of the field, as in its `Form.Item`. */
  name: string | string[]
  /** What is saved of a typed text. */
  read: (typed: string) => number
  /** What should be typed: "a whole number". */
  expected: string
}

/** Says what will be saved, where that is not what was typed. */
export function NumberHint({ name, read, expected }: NumberHintProps) {
  const typed: string | undefined = Form.useWatch(name)
  // Not before the form has its values.
  if (typed === undefined) return null
  const saved = read(typed)
  const isSame = typed.trim() !== '' && Number(typed.replaceAll(',', '')) === saved
  return (
    !isSame && <Warning>{`Not ${expected}: it will be saved as ${formatNumber(saved)}.`}</Warning>
  )
}
