/** The fields in which `details` differ from the item that a form was opened with. */
export function changedFields<Details extends object>(
  opened: Details,
  details: Details,
): Partial<Details> {
  const fields = Object.keys(details) as (keyof Details)[]
  const changed = fields.filter((field) => !isSame(opened[field], details[field]))
  return Object.fromEntries(changed.map((field) => [field, details[field]])) as Partial<Details>
}

/** Lists, such as tags, are the same when they hold the same. */
const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)
