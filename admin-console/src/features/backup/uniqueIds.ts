import * as z from 'zod/mini'

/** Two items of a list with one id could not be told apart when one of them is edited. */
export const uniqueIds = z.check<unknown>(({ value, issues }) => {
  if (!Array.isArray(value)) return
  const seen = new Set<unknown>()
  value.forEach(({ id }, index) => {
    if (seen.has(id)) {
      issues.push({
        code: 'custom',
        input: value,
        path: [index, 'id'],
        message: `is ${id}, which another item has too`,
      })
    }
    seen.add(id)
  })
})
