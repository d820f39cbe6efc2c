import { Input } from 'antd'
import { useId, useState } from 'react'
import { jamaicaDay, jamaicaTime } from 'shared/format/jamaicaTime'
import { formatDay } from '../../format/formatDay'
import { DeleteMany } from './DeleteMany'

interface DeleteOlderProps {
  onChanged: () => void
  onClose: () => void
}

const aYearAgo = () => jamaicaDay(new Date(Date.now() - 365 * 86_400_000))

/** Deletes all submissions that came before a day, but no newsletter subscriptions. */
export function DeleteOlder(props: DeleteOlderProps) {
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
        Registrations, volunteer applications, offers and fair requests. Newsletter subscriptions
        stay.
      </p>
    </DeleteMany>
  )
}

/** The beginning of a day in Jamaica; `undefined` while none is chosen. */
function startOf(day: string): Date | undefined {
  const [year, month, date] = day.split('-').map(Number)
  return year && month && date ? jamaicaTime(year, month, date) : undefined
}
