import { Form } from 'antd'
import { formatNumber } from 'shared/format/number'
import { Warning } from './Warning'

interface NumberHintProps {
  /** Of the field, as in its `Form.Item`. */
  name: string | string[]
  /** What is saved of a typed text. */
  read: (typed: string) => number
  /** What should be typed: "A whole number." */
  expected: string
}

/**
 * Says what will be saved, where that is not what was typed. One line, as what it says otherwise: the
 * fields below would move while a number is typed.
 */
export function NumberHint({ name, read, expected }: NumberHintProps) {
  const typed: string | undefined = Form.useWatch(name)
  // Not before the form has its values.
  if (typed === undefined) return expected
  const saved = read(typed)
  const isSame = typed.trim() !== '' && Number(typed.replaceAll(',', '')) === saved
  if (isSame) return expected
  return <Warning before={expected}>{`Will save as ${formatNumber(saved)}.`}</Warning>
}
