/** `npm run preview -w mail`: writes every message to .tmp/mail, to be looked at. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { renderMessage } from './renderMessage'
import { contents } from './testing/messageContents'

const folder = path.resolve(import.meta.dirname, '../../.tmp/mail')
mkdirSync(folder, { recursive: true })
for (const [name, content] of Object.entries(contents)) {
  const { html, text, attachments } = renderMessage(content, {
    siteUrl: 'https://islandcare.example',
    now: new Date('2045-04-10T14:00:00Z'),
  })
  const shown = attachments.reduce(
    (shown, { cid, type, content }) =>
      cid
        ? shown.replace(
            `cid:${cid}`,
            `data:${type};base64,${Buffer.from(content).toString('base64')}`,
          )
        : shown,
    html,
  )
  writeFileSync(path.join(folder, `${name}.html`), shown)
  writeFileSync(path.join(folder, `${name}.txt`), text)
}
console.info(`Wrote ${Object.keys(contents).length} messages to ${folder}`)
