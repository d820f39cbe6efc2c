import { contractVersion, type RemoteName, remoteNames } from 'shared/contract'
import { type ReleaseReference, releasePointerSchema } from 'shared/pointer'
import { reportWarning } from 'shared/reporting'
import * as z from 'shared/schema'
import { overridesKey } from './overridesKey'
import { resolveUrl } from './pointer'
import { showOverrideBadge } from './showOverrideBadge'

/** Remote to the name of a release or the origin of a dev server. */
const overridesSchema = z.partialRecord(
  z.enum(remoteNames),
  // Servers of this machine only: a link must not bring in anybody's code.
  z.string().check(z.regex(/^([\w-]+|http:\/\/(localhost|127\.0\.0\.1):\d+)$/)),
)
type Overrides = z.infer<typeof overridesSchema>

const configurationSchema = z.object({ remoteOverrides: z.boolean() })
const recordSchema = z.object({ pointer: releasePointerSchema })

/** The release that `asked`, or what was asked before in this session, names for the remote. */
export async function findOverride(
  name: RemoteName,
  asked: string[],
): Promise<ReleaseReference | undefined> {
  if (!(await areAllowed())) {
    reportWarning('host', 'This site allows no overrides of its remotes')
    return undefined
  }
  const overrides = { ...storedOverrides(), ...parseOverrides(asked) }
  sessionStorage.setItem(overridesKey, JSON.stringify(overrides))
  const target = overrides[name]
  if (!target) return undefined
  showOverrideBadge(overrides)
  if (target.startsWith('http')) {
    return { name, release: 'dev', entry: `${target}/remoteEntry.js`, contract: contractVersion }
  }
  return recordSchema.parse(await fetchJson(resolveUrl(name, `${target}/release.json`))).pointer
}

async function areAllowed() {
  if (import.meta.env.DEV) return true
  const configuration = configurationSchema.safeParse(
    await fetchJson('/site.json').catch(() => undefined),
  )
  return configuration.success && configuration.data.remoteOverrides
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`)
  return response.json()
}

function parseOverrides(asked: string[]): Overrides {
  const entries = asked.map((text) => {
    const [name = '', ...target] = text.split(':')
    return [name, target.join(':')]
  })
  const parsed = overridesSchema.safeParse(Object.fromEntries(entries))
  if (parsed.success) return parsed.data
  reportWarning('host', 'The override names no remote and release')
  return {}
}

function storedOverrides(): Overrides {
  const parsed = overridesSchema.safeParse(JSON.parse(sessionStorage.getItem(overridesKey) ?? '{}'))
  return parsed.success ? parsed.data : {}
}
