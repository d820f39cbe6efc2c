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

type ConsolePage = (typeof pages)[number]

const hasForms = ({ childPath }: ConsolePage) => childPath === ':id'

function headingOf(page: ConsolePage) {
  if (hasForms(page)) return `${page.label} Management`
  return page.path === 'impact' ? 'Manage Impact Stats' : page.label
}

/** The pages of the console, with their headings. */
export const adminPages: Record<string, string> = Object.fromEntries(
  pages.map((page) => [page.path ? `/admin/${page.path}` : '/admin', headingOf(page)]),
)

export const consolePaths = [
  ...Object.keys(adminPages),
  ...pages.filter(hasForms).map(({ path }) => `/admin/${path}/new`),
  '/admin/settings/backup',
]
