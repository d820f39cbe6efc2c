import { Alert, Button } from 'antd'
import { useState } from 'react'
import type { Senders } from 'shared/backend/administration'
import { administration } from '../../backend/administration'
import { useQuery } from '../../backend/useQuery'
import { counted } from '../../format/counted'
import { formatInstants } from '../../format/formatInstant'
import { DeleteMany } from './DeleteMany'
import styles from './SenderNotices.module.css'

type Flood = Senders['floods'][number]

/** Says where many submissions came from one connection, or that nobody knows where they come from. */
export function SenderNotices({ onChanged }: { onChanged: () => void }) {
  const [chosen, setChosen] = useState<Flood>()
  const { data, refresh } = useQuery('senders', async () => administration().submissions.senders())
  return (
    <>
      {data?.floods.map((flood) => (
        <Alert
          key={flood.sender}
          className={styles.notice}
          type="warning"
          role="status"
          showIcon
          title={describe(flood)}
          action={<Button onClick={() => setChosen(flood)}>Delete all…</Button>}
        />
      ))}
      {data?.unknown && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          showIcon
          title="We can’t spot spam yet. Ask whoever runs this site to set up spam detection (docs/store.md, visitors’ IP addresses)."
        />
      )}
      {chosen && (
        <DeleteMany
          title="Delete everything from this connection?"
          chosen={{ sender: chosen.sender }}
          selection="from one connection"
          onChanged={() => {
            refresh()
            onChanged()
          }}
          onClose={() => setChosen(undefined)}
        >
          <p>
            {describe(chosen)} A school or an office may share one connection. Deleting is
            permanent, and includes newsletter subscriptions.
          </p>
        </DeleteMany>
      )}
    </>
  )
}

const describe = ({ submissions, firstAt, lastAt }: Flood) =>
  `${counted(submissions, 'submission')} came from one connection, ${formatInstants(firstAt, lastAt)}.`
