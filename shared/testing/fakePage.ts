type Row = Record<string, unknown>

/** As PostgREST does: filters, order, one page, and how many there are. */
export function fakePage(all: readonly Row[], orderedBy: string, query: URLSearchParams) {
  const found = all
    .filter((row) => [...query].every(([column, condition]) => passes(row, column, condition)))
    .toReversed()
    .toSorted((a, b) => String(b[orderedBy]).localeCompare(String(a[orderedBy])))
  if (query.get('order')?.split(',')[0] === orderedBy) found.reverse()
  const offset = Number(query.get('offset'))
  const total = found.length
  if (offset > total) return Response.json({ code: 'PGRST103' }, { status: 416 })
  const end = offset + Number(query.get('limit'))
  return Response.json(found.slice(offset, end), {
    headers: { 'content-range': `${offset}-${end}/${total}` },
  })
}

function passes(row: Row, column: string, condition: string): boolean {
  if (column === 'and') {
    return condition
      .slice(1, -1)
      .split(/,(?=or\()/)
      .every((part) => passes(row, 'or', part.slice('or'.length)))
  }
  if (column === 'or') {
    return condition
      .slice(1, -1)
      .split(/,(?=(?:name|email|event_title|subject)\.)/)
      .some((part) => {
        const [name = ''] = part.split('.', 1)
        return passes(row, name, part.slice(name.length + 1))
      })
  }
  const value = row[column]
  if (value === undefined) return true
  const [, operator, operand = ''] = /^(\w+)\.(.*)$/s.exec(condition) ?? []
  if (operator === 'is') return value === null
  if (operator === 'eq') return String(value) === operand
  if (operator === 'neq') return String(value) !== operand
  if (operator === 'not') return !passes(row, column, operand)
  if (operator === 'in') return operand.slice(1, -1).split(',').includes(String(value))
  if (operator === 'lt') return String(value) < operand
  if (operator === 'gte') return String(value) >= operand
  if (operator === 'imatch') return new RegExp(operand.slice(1, -1), 'i').test(String(value ?? ''))
  throw new Error(`The fake does not know ${column}=${condition}`)
}
