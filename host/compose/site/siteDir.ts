import path from 'node:path'

/** The root of the workspaces. */
export const projectDir = path.resolve(import.meta.dirname, '../../..')

/** The composed site, exactly as it is deployed. */
export const siteDir = path.resolve(projectDir, process.env.SITE_DIR ?? 'site')

/** Where a workspace's build lies. */
export const distDir = (workspace: string) => path.join(projectDir, workspace, 'dist')

/** The URL at which visitors find the site: for canonical links, social cards and the sitemap. */
export const siteUrl = process.env.SITE_URL ?? 'https://www.islandcare.example'
