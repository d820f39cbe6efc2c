/**
 * The import map of a document, with the hash of every script that it loads, first or on demand. Only
 * one, because Firefox ignores a second.
 */
import * as z from 'zod/mini'
import { json } from './scriptJson.ts'

/** URL to "sha256-…". */
type Integrity = Record<string, string>

const importMapSchema = z.object({ integrity: z.record(z.string(), z.string()) })

export const importMapElement = /<script type="importmap"(?: nonce="[^"]*")?>(.*?)<\/script>\s*/s

/** It must stand before the first module script. */
export const importMapHtml = (integrity: Integrity) =>
  `<script type="importmap" nonce="">${json({ integrity })}</script>`

/** The hashes in a document's import map. */
export function integrityIn(html: string): Integrity {
  const [, map] = importMapElement.exec(html) ?? []
  return map ? importMapSchema.parse(JSON.parse(map)).integrity : {}
}
