/** What the composed site under test holds. */
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pages } from '../../admin-console/src/pages'

export const siteDir = '.tmp/e2e-site'

/** The path of every composed document, read when the tests run: the site is composed by then. */
export const documentPaths = () =>
  readdirSync(siteDir, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file)}`.replace(/^\/\.$/, '/'))
    .sort()

/** Events, posts and programs have a document each, of which the first stands for the others. */
const kindOf = (documentPath: string) =>
  documentPath.replace(/^\/(events|blog|programs)\/(?!health-fairs$).+/, '/$1/:one')

/** A document of each kind: the others differ from it in their words alone. */
export const documentOfEachKind = () =>
  documentPaths().filter(
    (name, index, all) => index === all.findIndex((other) => kindOf(other) === kindOf(name)),
  )

/** The headings of the console's pages that say more than their links in the sidebar. */
const headings: Record<string, string> = {
  programs: 'Programs Management',
  events: 'Events Management',
  blog: 'Blog Management',
  impact: 'Manage Impact Stats',
}

/** The pages of the console, with their headings. */
export const adminPages: Record<string, string> = Object.fromEntries(
  pages.map(({ path, label }) => [path ? `/admin/${path}` : '/admin', headings[path] ?? label]),
)

export const consolePaths = [
  ...Object.keys(adminPages),
  ...['/admin/programs/new', '/admin/events/new', '/admin/blog/new', '/admin/settings/backup'],
]
