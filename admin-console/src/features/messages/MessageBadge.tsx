import type { Message } from 'shared/backend/messages'
import { Badge } from '../../components/Badge'
import { stateLabels, stateTones } from './message'

export const MessageBadge = ({ state }: Message) => (
  <Badge tone={stateTones[state]}>{stateLabels[state]}</Badge>
)
