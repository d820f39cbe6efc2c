import path from 'node:path'
import * as z from 'zod/mini'
import { exposedSource } from '../../shared/build/federation.ts'
import { readJson } from './files.ts'

// The parts that are read here of Vite's build manifest.
// Source: https://vite.dev/guide/backend-integration
const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.optional(z.array(z.string())),
    css: z.optional(z.array(z.string())),
  }),
)

/** The scripts and style sheets that a remote's exposed module needs before it can render. */
export async function firstLoadFiles(dist: string) {
  const manifest = manifestSchema.parse(await readJson(path.join(dist, '.vite/manifest.json')))
  const scripts = new Set<string>()
  const css = new Set<string>()

  function visit(key: string) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`${dist}: the build manifest names no chunk "${key}"`)
    if (scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    for (const sheet of chunk.css ?? []) css.add(sheet)
    for (const imported of chunk.imports ?? []) visit(imported)
  }

  visit(exposedSource)
  return { scripts: [...scripts], css: [...css] }
}
