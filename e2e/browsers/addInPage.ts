/** Adds `inPage.js` to each document of the composed site in `SITE_DIR`. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { filesBelow, replaceFile } from '../../host/compose/site/files.ts'
import { siteDir } from '../../host/compose/site/siteDir.ts'

const library = createRequire(import.meta.url).resolve('@testing-library/dom')
const scripts = [
  path.join(path.dirname(library), '@testing-library/dom.umd.min.js'),
  path.join(import.meta.dirname, 'inPage.js'),
]
const sources = await Promise.all(scripts.map((file) => readFile(file, 'utf8')))
await replaceFile(path.join(siteDir, 'inPage.js'), sources.join('\n'))

for (const file of await filesBelow(siteDir)) {
  if (!file.endsWith('.html')) continue
  const document = path.join(siteDir, file)
  const html = await readFile(document, 'utf8')
  const policy = /<meta http-equiv="Content-Security-Policy"[^>]*>/
  // After the policy, so that it applies to this script too.
  const changed = html.replace(policy, '$&<script src="/inPage.js"></script>')
  if (changed === html) throw new Error(`${file} has no policy`)
  await replaceFile(document, changed)
}
