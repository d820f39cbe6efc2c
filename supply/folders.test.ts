/** Folders of sources import each other in one direction; what the linter forbids of them is in biome.json. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const parts = [
  'host/src',
  'host/compose',
  'public-site/src',
  'admin-console/src',
  'shared/src',
  'store/src',
]

const sourcesOf = (part: string) =>
  readdirSync(part, { recursive: true, encoding: 'utf8' })
    .map((file) => `${part}/${file}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.d\.ts$|\/testing\//.test(file))

/** The file that `specifier` names, without its extension; `undefined` for one of another part. */
function imported(file: string, specifier: string, part: string): string | undefined {
  if (specifier.startsWith('.')) return path.join(path.dirname(file), specifier)
  const [, exported] = /^shared\/(.+)$/.exec(specifier) ?? []
  if (part !== 'shared/src' || !exported) return undefined
  return path.join(part, sharedEntries[`./${exported}`] ?? exported)
}

const { exports } = JSON.parse(readFileSync('shared/package.json', 'utf8'))
const sharedEntries: Record<string, string> = Object.fromEntries(
  Object.entries<string>(exports).map(([name, file]) => [name, file.replace('./src/', '')]),
)

// What only names a type is gone once the code runs.
const importPattern =
  /(?:^|\n)(?:import|export)\s(?!type\s)[^'"`;]*?from\s+['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/g

/** The first folders on the way to a file; fewer where it lies higher. */
const foldersOf = (file: string, part: string, depth: number) =>
  path.relative(part, path.dirname(file)).split('/').slice(0, depth).join('/')

/**
 * The folders of a part between which an import leads. Features and implementations of the backend are
 * folders of their own, and an implementation has folders in it; `undefined` within one folder.
 */
function foldersBetween(file: string, target: string, part: string): [string, string] | undefined {
  const inside = /^(features|backends)\//
  const depth = (name: string) => (inside.test(path.relative(part, name)) ? 2 : 1)
  const [from, to] = [foldersOf(file, part, depth(file)), foldersOf(target, part, depth(target))]
  if (from !== to) return from && to ? [from, to] : undefined
  const [deepFrom, deepTo] = [foldersOf(file, part, 3), foldersOf(target, part, 3)]
  const isDeep = from.startsWith('backends/') && deepFrom !== from && deepTo !== from
  return isDeep && deepFrom !== deepTo ? [deepFrom, deepTo] : undefined
}

function importsOf(part: string): [from: string, to: string, file: string][] {
  return sourcesOf(part).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(importPattern)].flatMap(([, named, late]) => {
      const target = imported(file, named ?? late ?? '', part)
      if (!target?.startsWith(`${part}/`)) return []
      const between = foldersBetween(file, target, part)
      return between ? [[...between, file] as [string, string, string]] : []
    }),
  )
}

/** The way from a folder back to itself, if there is one. */
function circle(edges: Map<string, Map<string, string>>, start: string): string[] | undefined {
  const seen = new Set<string>()
  function walk(folder: string, way: string[]): string[] | undefined {
    for (const [next, file] of edges.get(folder) ?? []) {
      const further = [...way, `${folder} → ${next} (${file})`]
      if (next === start) return further
      if (seen.has(next)) continue
      seen.add(next)
      const found = walk(next, further)
      if (found) return found
    }
    return undefined
  }
  return walk(start, [])
}

test.each(parts)('the folders of %s import each other in one direction', (part) => {
  const edges = new Map<string, Map<string, string>>()
  for (const [from, to, file] of importsOf(part)) {
    edges.set(from, (edges.get(from) ?? new Map()).set(to, file))
  }
  // The store's sources lie in one folder.
  if (part !== 'store/src') expect(edges.size).toBeGreaterThan(0)
  expect([...edges.keys()].map((folder) => circle(edges, folder)).find(Boolean)).toBeUndefined()
})
