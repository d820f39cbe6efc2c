import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { jamaicaDay, jamaicaTime } from 'shared/format/jamaicaTime'
import { administration } from '../../backend/administration'
import { TitledSection } from '../../components/TitledSection'
import { formatDay } from '../../format/formatDay'
import { type DeleteDialogProps, DeleteMany } from './DeleteMany'
import { Forgotten, type ForgottenPerson } from './Forgotten'
import styles from './PersonalData.module.css'

/** Deletes personal data that is no longer needed, or that somebody wants deleted. */
export function PersonalData({ onChanged }: { onChanged: () => void }) {
  const [openDialog, setOpenDialog] = useState<'older' | 'person'>()
  const dialog = { onChanged, onClose: () => setOpenDialog(undefined) }
  const [person, setPerson] = useState<ForgottenPerson>()
  return (
    <TitledSection className={styles.section} title="Personal data">
      <p>Keep submissions only as long as you need them. Deleting here is permanent.</p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpenDialog('older')}>Delete old submissions…</Button>
        <Button onClick={() => setOpenDialog('person')}>Forget a person…</Button>
      </div>
      {openDialog === 'older' && <DeleteOlder {...dialog} />}
      {openDialog === 'person' && <ForgetPerson {...dialog} onForgotten={setPerson} />}
      {person && (
        <Forgotten
          // Each time that somebody is forgotten, what is left is looked for anew.
          key={JSON.stringify(person)}
          person={person}
          onChanged={onChanged}
          onClose={() => setPerson(undefined)}
        />
      )}
    </TitledSection>
  )
}

const aYearAgo = () => jamaicaDay(new Date(Date.now() - 365 * 86_400_000))

/** Deletes all submissions that came before a day, but no newsletter subscriptions. */
function DeleteOlder(props: DeleteDialogProps) {
  const fieldId = useId()
  const [day, setDay] = useState(aYearAgo)
  const before = startOf(day)
  return (
    <DeleteMany
      {...props}
      title="Delete old submissions"
      chosen={before && { before }}
      selection={`sent before ${formatDay(day)}`}
    >
      <label htmlFor={fieldId}>Sent before</label>
      <Input id={fieldId} type="date" value={day} onChange={({ target }) => setDay(target.value)} />
      <p>
        This deletes all submissions from before that day, registrations too. Newsletter
        subscriptions and donations stay.
      </p>
    </DeleteMany>
  )
}

/** The beginning of a day in Jamaica; `undefined` while none is chosen. */
function startOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? jamaicaTime(year, month, date) : undefined
}

interface ForgetPersonProps extends DeleteDialogProps {
  onForgotten: (person: ForgottenPerson) => void
}

/** Deletes all that came from one email address, newsletter subscriptions too. */
function ForgetPerson({ onForgotten, ...props }: ForgetPersonProps) {
  const fieldId = useId()
  const [typed, setTyped] = useState('')
  const email = typed.trim()
  async function forget() {
    const { count, mentions } = await administration().submissions.forget(email)
    onForgotten({ email, count, mentions })
    return count
  }
  return (
    <DeleteMany
      {...props}
      title="Forget a person"
      chosen={email.includes('@') ? { email } : undefined}
      selection={`from ${email}`}
      remove={forget}
      labelOfNone="See where it’s mentioned"
    >
      <label htmlFor={fieldId}>Email address</label>
      <Input
        id={fieldId}
        type="email"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p>
        This deletes everything sent from this address, then shows you where else the address is
        mentioned. Donations stay, for the foundation’s accounts.
      </p>
    </DeleteMany>
  )
}
