/** What visitors send in tests, as the arguments of the functions that take it. */
import { randomUUID } from 'node:crypto'
import { choicesOf, fieldsOf } from './schemaFields.ts'
import { type SubmissionTable, submissionTables } from './submissionTables.ts'

export const person = { name: 'Ann Brown', email: 'ann@example.com' }
export const guard = { website: '', elapsed: 5_000, secret: 'of this browser' }

/** A form with something in each field: the field's own name, unless it must be something else. */
export function filledForm({ schema }: SubmissionTable): Record<string, string> {
  const known: Record<string, string> = person
  // Registrations are for one person; parties have tests of their own.
  const { partySize: _, ...fields } = fieldsOf(schema)
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      known[name] ?? choicesOf(field)?.[0] ?? name,
    ]),
  )
}

/** A submission of this kind; one about an event is about the first. */
export const submission = <Form>({ ofEvent }: SubmissionTable, form: Form) => ({
  id: randomUUID(),
  form,
  guard,
  ...(ofEvent && { event_id: 1 }),
})

/** One of each kind. */
export const submissions = submissionTables.map((described) => ({
  ...described,
  args: submission(described, filledForm(described)),
}))

export const registration = (changes: object = {}) => ({
  id: randomUUID(),
  event_id: 1,
  form: person,
  guard,
  ...changes,
})

export const offer = (changes: object = {}) => ({
  id: randomUUID(),
  form: { ...person, donationType: 'Clothing' },
  guard,
  ...changes,
})
