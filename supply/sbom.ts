/**
 * `tsx supply/sbom.ts <workspace>`: the bill of materials of what is shipped of it, in CycloneDX. Not by
 * `npm sbom --omit dev`, which leaves out what some other package needs for development, React and zod too.
 */
import path from 'node:path'
import { lockedPackages } from './packages.ts'

/** The folders of a workspace's dependencies, and of theirs. */
export function dependenciesOf(workspace: string): string[] {
  const locked = lockedPackages()
  const found = new Set<string>()
  function add(folder: string) {
    for (const name of Object.keys(locked[folder]?.dependencies ?? {})) {
      const place = placeOf(name, folder)
      const target = locked[place]?.link ? (locked[place].resolved ?? place) : place
      if (found.has(target)) continue
      found.add(target)
      add(target)
    }
  }
  /** Where Node looks for a package that is imported in a folder. */
  function placeOf(name: string, from: string): string {
    const place = path.posix.join(from, 'node_modules', name)
    if (locked[place]) return place
    if (from === '.') throw new Error(`The lock file has no ${name}`)
    return placeOf(name, path.posix.dirname(from))
  }
  add(workspace)
  return [...found].filter((folder) => folder.includes('node_modules/')).sort()
}

export function billOfMaterials(workspace: string) {
  const locked = lockedPackages()
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', name: workspace } },
    components: dependenciesOf(workspace).map((folder) => {
      const name = folder.replace(/.*node_modules\//, '')
      const { version = '', license = '', integrity = '' } = locked[folder] ?? {}
      return {
        type: 'library',
        name,
        version,
        purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
        licenses: [{ expression: license }],
        hashes: [
          { alg: 'SHA-512', content: Buffer.from(integrity.slice(7), 'base64').toString('hex') },
        ],
      }
    }),
  }
}

if (process.argv[1] === import.meta.filename) {
  const [workspace = ''] = process.argv.slice(2)
  console.log(JSON.stringify(billOfMaterials(workspace), null, 2))
}
