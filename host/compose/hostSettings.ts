/** The settings of hosts that serve the composed site without our server. */
import { environmentDir, environmentsFolder, production } from './environments.ts'
import {
  assetFolders,
  cacheRules,
  commonHeaders,
  corsRule,
  dayLong,
  defaultCacheControl,
  dynamicPaths,
  immutable,
  notFoundBody,
  sharedFiles,
  shellDocument,
} from './serving.ts'

interface NginxOptions {
  /** The absolute path of the composed site. */
  siteDir: string
  environment?: string
  /** Under which the site is asked for, where another server listens on the same port. */
  hostname?: string | undefined
  port: number
}

/** Two parts of an `http` block: maps and a server. `brotli_static` needs the module of that name. */
export function nginxConf({
  siteDir,
  environment = production,
  hostname,
  port,
}: NginxOptions): string {
  const cached = cacheRules.map(({ pattern, value }) => `  "~${pattern}" "${value}";`)
  const always = Object.entries(commonHeaders).map(
    ([header, value]) => `  add_header ${header} "${value}" always;`,
  )
  return `map $uri $file_cache_control {
${cached.join('\n')}
  default "${defaultCacheControl}";
}
# That a file is missing is not to be kept.
map $status $cache_control {
  "~^[23]" $file_cache_control;
  default "${defaultCacheControl}";
}
map $uri $allowed_origin {
  "~${corsRule.pattern}" "${corsRule.value}";
  default "";
}
# A name with an extension is a file's, unless a browser goes there.
map "$uri $http_accept" $missing {
  "~${assetFolders}" file;
  "~^\\S*\\.\\w+ (?!.*text/html)" file;
  default page;
}

server {
  listen ${port};${hostname ? `\n  server_name ${hostname};` : ''}
  root ${environmentDir(siteDir, environment)};
  server_tokens off;
  charset utf-8;
  brotli_static on;
  gzip_static on;
  add_header Cache-Control $cache_control always;
  add_header Access-Control-Allow-Origin $allowed_origin always;
${always.join('\n')}
  # "/about" is the document's own path: no redirect to "/about/".
  location / {
    try_files $uri $uri/index.html @missing;
  }
  # What never changes is there once for all environments.
  location ~ ${sharedFiles.source} {
    root ${siteDir};
    try_files $uri @missing;
  }
  # Other environments are sites of their own.
  location ^~ /${environmentsFolder}/ {
    return 404 "${notFoundBody.replace('\n', '\\n')}";
  }
  location ~ ${dynamicPaths} {
    try_files $uri $uri/index.html /${shellDocument};
  }
  location @missing {
    error_page 404 /${shellDocument};
    if ($missing = file) {
      return 404 "${notFoundBody.replace('\n', '\\n')}";
    }
    return 404;
  }
}
`
}

/** `_headers` of Netlify and Cloudflare Pages. */
export function headersFile(): string {
  const block = (path: string, headers: Record<string, string>) =>
    [path, ...Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`)].join('\n')
  const rule = (path: string, value: string) => block(path, { 'Cache-Control': value })
  return `${[
    block('/*', commonHeaders),
    rule('/assets/*', immutable),
    rule('/remotes/:name/:release/*', immutable),
    block('/remotes/*', { 'Access-Control-Allow-Origin': corsRule.value }),
    rule('/images/*', dayLong),
    rule('/remotes/:name/current.json', defaultCacheControl),
  ].join('\n\n')}\n`
}

/** `_redirects` of the same hosts: their own files go first. */
export function redirectsFile(): string {
  const names = /\((.*?)\)/.exec(dynamicPaths)?.[1]?.split('|') ?? []
  return `${[
    ...names.flatMap((name) => [
      `/${name} /${shellDocument} 200`,
      `/${name}/* /${shellDocument} 200`,
    ]),
    `/* /${shellDocument} 404`,
  ].join('\n')}\n`
}
