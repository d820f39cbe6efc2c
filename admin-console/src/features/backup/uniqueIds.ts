import * as z from 'shared/schema'

/** Rejects lists with duplicate ids, because editing could not tell the items apart. */
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
