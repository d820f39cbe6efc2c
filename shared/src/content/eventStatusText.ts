import type { CharityEvent } from '../entities/event'

/** What visitors read of an event that is not scheduled: the administrator's words, if there are any, and what to expect. */
export const eventStatusText = ({
  status,
  statusNote,
}: Pick<CharityEvent, 'status' | 'statusNote'>) =>
  [
    statusNote?.trim(),
    status === 'postponed' && 'We’ll announce a new date here.',
    status === 'canceled' && 'We’re sorry, and we hope to see you at another fair.',
  ]
    .filter(Boolean)
    .join(' ')
