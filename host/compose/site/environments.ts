/**
 * The environments of a site, such as "preview". Each has a shell, documents and pointers of its own,
 * as the files of a whole site; what never changes, releases and the shell's assets, is in the site's
 * folder once for all of them. Production's files are in the site's folder itself.
 */
import { readdir } from 'node:fs/promises'
import path from 'node:path'

export const production = 'production'
export const environmentsFolder = 'environments'

/** Relative to the site, with forward slashes. */
export const environmentPath = (environment: string) =>
  environment === production ? '' : `${environmentsFolder}/${environment}`

export const environmentDir = (siteDir: string, environment: string) =>
  path.join(siteDir, environmentPath(environment))

/** The name of an environment, which need not be there yet. */
export function parseEnvironment(argument = production): string {
  if (!/^[a-z][a-z0-9-]*$/.test(argument)) {
    throw new Error(
      `"${argument}" is no name of an environment: lower-case letters, digits and hyphens`,
    )
  }
  return argument
}

export async function listEnvironments(siteDir: string): Promise<string[]> {
  const folders = await readdir(path.join(siteDir, environmentsFolder)).catch((error) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return [production, ...folders.sort()]
}

/** The name of an environment that is there. */
export async function parseExistingEnvironment(siteDir: string, argument: string | undefined) {
  const environment = parseEnvironment(argument)
  const known = await listEnvironments(siteDir)
  if (!known.includes(environment)) {
    throw new Error(`There is no environment "${environment}". Environments: ${known.join(', ')}`)
  }
  return environment
}
