import { Button } from 'antd'
import { useId, useState } from 'react'
import { DeleteOlder } from './DeleteOlder'
import { ForgetPerson } from './ForgetPerson'
import styles from './PersonalData.module.css'

/** Deletes personal data that is no longer needed, or that somebody wants deleted. */
export function PersonalData({ onChanged }: { onChanged: () => void }) {
  const headingId = useId()
  const [openDialog, setOpenDialog] = useState<'older' | 'person'>()
  const dialog = { onChanged, onClose: () => setOpenDialog(undefined) }
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Personal data</h2>
      <p>
        Keep what visitors sent only as long as you need it. What is deleted here is gone for good.
      </p>
      <div className={styles.buttons}>
        <Button onClick={() => setOpenDialog('older')}>Delete old submissions…</Button>
        <Button onClick={() => setOpenDialog('person')}>Forget a person…</Button>
      </div>
      {openDialog === 'older' && <DeleteOlder {...dialog} />}
      {openDialog === 'person' && <ForgetPerson {...dialog} />}
    </section>
  )
}
