import { Form } from 'antd'
import { emailAddress } from 'shared/entities/formFields'
import { Warning } from './Warning'

interface EmailHintProps {
  name: string
  /** Keeps its room, or the fields below would move while an address is typed. */
  otherwise: string
}

/** Points out what is no email address, which can still be saved. None at all is fine. */
export function EmailHint({ name, otherwise }: EmailHintProps) {
  const typed = Form.useWatch<string | undefined>(name) ?? ''
  if (typed.trim() === '' || emailAddress.safeParse(typed).success) return otherwise
  return <Warning before={otherwise}>Not an email address.</Warning>
}
