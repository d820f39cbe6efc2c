/** Requires the hashes in a release's pointer before any of its files is requested. */
import { addIntegrity } from 'shared/loading/importMap'
import { type ReleasePointer, releaseNameOf } from 'shared/pointer'
import { resolveUrl } from './pointer'

const held = new Set<string>()

/**
 * From now on the browser refuses scripts of the release that have other hashes. Rejects when a
 * hash is missing: the release's name is made from all of them.
 */
export async function requireIntegrity(pointer: ReleasePointer) {
  const { name, release, integrity } = pointer
  // A dev server's files have no hashes.
  if (import.meta.env.DEV) return
  await requireAllHashes(pointer)
  if (held.has(name + release)) return
  addIntegrity(
    Object.fromEntries(
      Object.entries(integrity).map(([url, hash]) => [resolveUrl(name, url), hash]),
    ),
  )
  held.add(name + release)
}

async function requireAllHashes(pointer: ReleasePointer) {
  const { release, entry, css, preload, contract, integrity, others } = pointer
  // Every file lies in the entry's folder: what the entry imports is looked for there.
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  const isWhole =
    [entry, ...css, ...preload].every((file) => file in integrity) &&
    Object.keys(integrity).every((file) => file.startsWith(folder))
  if (!isWhole) throw new Error('it names files without a hash')
  // Without a secure context browsers have no digest. What comes over plain http has no integrity.
  if (!isSecureContext) return
  const hashes = Object.fromEntries(
    Object.entries(integrity).map(([file, hash]) => [file.slice(folder.length), hash]),
  )
  if ((await releaseNameOf({ contract, hashes, others })) !== release) {
    throw new Error('its hashes are not those of all its files')
  }
}
