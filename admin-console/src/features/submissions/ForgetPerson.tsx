import { Input } from 'antd'
import { useId, useState } from 'react'
import { DeleteMany } from './DeleteMany'

interface ForgetPersonProps {
  onChanged: () => void
  onClose: () => void
}

/** Deletes all that came from one email address, newsletter subscriptions too. */
export function ForgetPerson(props: ForgetPersonProps) {
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const email = typed.trim()
  return (
    <DeleteMany
      {...props}
      title="Forget a person"
      chosen={email.includes('@') ? { email } : undefined}
      selection={`from ${email}`}
    >
      <label htmlFor={fieldId}>Email address</label>
      <Input
        id={fieldId}
        type="email"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>
        Everything that was sent with this address. Donations with it stay: they belong to the
        foundation’s accounts.
      </p>
    </DeleteMany>
  )
}
