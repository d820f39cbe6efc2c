import { Form } from 'antd'
import { emailAddress } from 'shared/entities/formFields'
import { Warning } from './Warning'

/** Points out what is no email address, which can still be saved. None at all is fine. */
export function EmailHint({ name }: { name: string }) {
  const typed = Form.useWatch<string | undefined>(name) ?? ''
  return (
    typed.trim() !== '' &&
    !emailAddress.safeParse(typed).success && (
      <Warning>Not an email address: no mail will reach it.</Warning>
    )
  )
}
