/** The console on each backend, with a history. */
import type { AuditEntry } from 'shared/backend/administration'
import { write } from 'shared/backends/browser/browserDatabase'
import { toRow } from 'shared/backends/supabase/rows'
import { renderConsole } from './renderConsole'
import { renderStoreConsole } from './renderStoreConsole'

async function inBrowser(path: string, entries: readonly AuditEntry[]) {
  await write((open) => Promise.all(entries.map((entry) => open.put('history', entry))))
  return renderConsole(path)
}

async function inDatabase(path: string, entries: readonly AuditEntry[]) {
  return renderStoreConsole(path, (request) => {
    const query = new URL(request.path, 'https://store.example').searchParams
    const found = entries
      .map(({ before = {}, after = {}, ...entry }) =>
        toRow({ ...entry, before: toRow(before), after: toRow(after) }),
      )
      .filter((row) =>
        ['table_name', 'row_id'].every(
          (name) => !query.has(name) || query.get(name) === `eq.${row[name]}`,
        ),
      )
    if (request.path.endsWith('/rpc/mail_status')) return { waiting: 0 }
    if (request.path.startsWith('/rest/v1/submissions')) {
      return Response.json([], { headers: { 'content-range': '*/0' } })
    }
    const offset = Number(query.get('offset'))
    return Response.json(found.slice(offset, offset + Number(query.get('limit'))), {
      headers: { 'content-range': `0-0/${found.length}` },
    })
  })
}

/** For `describe.each`: what the console does alike, whatever is behind the site. */
export const histories = [
  ['this browser', inBrowser],
  ['a database', inDatabase],
] as const
