/** The settings of hosts that serve the composed site without our server. */
import { environmentDir, environmentsFolder, production } from '../site/environments.ts'
import {
  allowedMethods,
  assetPaths,
  cacheRules,
  commonHeaders,
  corsRule,
  defaultCacheControl,
  dynamicPaths,
  fileName,
  notFoundBody,
  notFoundFile,
  patternOf,
  patternOfAny,
  redirects,
  sharedPaths,
  shellDocument,
  typeRules,
} from './serving.ts'

interface NginxOptions {
  /** The absolute path of the composed site. */
  siteDir: string
  environment?: string
  /** The host name of the site, where another server listens on the same port. */
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
  const cached = cacheRules.map(({ path, value }) => `  "~${patternOf(path)}" "${value}";`)
  const moved = redirects.map(
    ({ from, to }) => `  location ~ ${patternOf(from)} {
    return 301 ${to}$is_args$args;
  }
`,
  )
  const typed = typeRules.map(
    ({ path, value }) => `  location = ${path} {
    types {}
    default_type "${value}";
    try_files $uri @missing;
  }
`,
  )
  const missingText = JSON.stringify(notFoundBody)
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
  "~${patternOf(corsRule.path)}" "${corsRule.value}";
  default "";
}
map $request_method $allow {
${allowedMethods.map((method) => `  ${method} "";`).join('\n')}
  default "${allowedMethods.join(', ')}";
}
map $uri $kind {
  "~${patternOfAny(assetPaths)}" asset;
  "~${fileName}" named;
  default page;
}
# A name with an extension is a file's, unless a browser goes there.
map "$kind $http_accept" $missing {
  "~^asset" file;
  "~^named (?!.*text/html)" file;
  default page;
}

server {
  listen ${port};${hostname ? `\n  server_name ${hostname};` : ''}
  root ${environmentDir(siteDir, environment)};
  server_tokens off;
  charset utf-8;
  brotli_static on;
  gzip_static on;
  gzip_vary on;
  absolute_redirect off;
  add_header Cache-Control $cache_control always;
  add_header Access-Control-Allow-Origin $allowed_origin always;
  add_header Allow $allow always;
${always.join('\n')}
  if ($allow) {
    return 405;
  }
${[...moved, ...typed].join('')}  # "/about" is the document's own path: no redirect to "/about/".
  location / {
    try_files $uri $uri/index.html @missing;
  }
  # What never changes is there once for all environments.
  location ~ ${patternOfAny(sharedPaths)} {
    root ${siteDir};
    try_files $uri @missing;
  }
  # Other environments are sites of their own.
  location ^~ /${environmentsFolder}/ {
    types {}
    default_type text/plain;
    return 404 ${missingText};
  }
  location ~ ${patternOfAny(dynamicPaths)} {
    try_files $uri $uri/index.html /${shellDocument};
  }
  # Its type is not to be that of the file that is missing.
  location @missing {
    types {}
    default_type text/plain;
    error_page 404 /${shellDocument};
    if ($missing = file) {
      return 404 ${missingText};
    }
    return 404;
  }
}
`
}

/** `_headers` of Netlify. */
export function headersFile(): string {
  const rules: [string, Record<string, string>][] = [
    ['/*', commonHeaders],
    [corsRule.path, { 'Access-Control-Allow-Origin': corsRule.value }],
    ...cacheRules.map(({ path, value }): [string, Record<string, string>] => [
      path,
      { 'Cache-Control': value },
    ]),
    ...typeRules.map(({ path, value }): [string, Record<string, string>] => [
      path,
      { 'Content-Type': value },
    ]),
  ]
  const blocks = rules.map(([path, headers]) =>
    [path, ...Object.entries(headers).map(([header, value]) => `  ${header}: ${value}`)].join('\n'),
  )
  return `${blocks.join('\n\n')}\n`
}

/** `_redirects` of Netlify, where files go first. */
export function redirectsFile(): string {
  return `${[
    ...redirects.map(({ from, to }) => `${from} ${to} 301`),
    ...assetPaths.map((path) => `${path} /${notFoundFile} 404`),
    ...dynamicPaths.map((path) => `${path} /${shellDocument} 200`),
    `/* /${shellDocument} 404`,
  ].join('\n')}\n`
}
