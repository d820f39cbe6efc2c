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
  /** Keeps its room, or the fields below would move while a number is typed. */
  otherwise?: string
}

/** Says what will be saved, where that is not what was typed. */
export function NumberHint({ name, read, expected, otherwise }: NumberHintProps) {
  const typed: string | undefined = Form.useWatch(name)
  // Not before the form has its values.
  if (typed === undefined) return otherwise
  const saved = read(typed)
  const isSame = typed.trim() !== '' && Number(typed.replaceAll(',', '')) === saved
  if (isSame) return otherwise
  return <Warning>{`Not ${expected}: it will be saved as ${formatNumber(saved)}.`}</Warning>
}
