/** The texts of a decision about an entry of the outbox, and what each choice does. */
import type { OutboxEntry } from 'shared/backend/outbox'

interface Choice {
  label: string
  /** The outbox's function that does it. */
  decide: 'keepMine' | 'takeTheirs' | 'tryAgain' | 'discard'
}

interface DecisionContent {
  /** What happened; `when` is the time of somebody else's change, where it is known. */
  text: (when: string) => string
  /** The headings of the two columns; the first choice leads to the values of the second. */
  columns: [string, string]
  choices: [Choice, Choice]
}

const keep = (label: string): Choice => ({ label, decide: 'keepMine' })
const take = (label: string): Choice => ({ label, decide: 'takeTheirs' })

const bothEdited: DecisionContent = {
  text: (when) => `Someone else changed this${when}, before your change was saved.`,
  columns: ['Theirs', 'Yours'],
  choices: [keep('Keep mine'), take('Take theirs')],
}

const deletedByThem: DecisionContent = {
  text: () => 'Someone else deleted this.',
  columns: ['Before', 'Yours'],
  choices: [keep('Restore mine'), take('Leave it deleted')],
}

const deletedByMe: DecisionContent = {
  text: (when) => `Someone else changed this${when}.`,
  columns: ['When you deleted it', 'Theirs'],
  choices: [keep('Delete anyway'), take('Keep theirs')],
}

const refused: DecisionContent = {
  text: () => 'The database didn’t accept this change.',
  columns: ['Before', 'Yours'],
  choices: [
    { label: 'Try again', decide: 'tryAgain' },
    { label: 'Discard my change', decide: 'discard' },
  ],
}

export function decisionContent({ failure, change }: OutboxEntry): DecisionContent {
  if (failure?.reason !== 'conflict') return refused
  if (!failure.theirs) return deletedByThem
  return change.after ? bothEdited : deletedByMe
}
