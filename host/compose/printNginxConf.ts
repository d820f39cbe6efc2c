/** `npm run --silent nginx -w host > site.conf`: what nginx needs to serve the composed site. */
import { nginxConf } from './hostSettings.ts'
import { siteDir } from './siteDir.ts'

console.log(nginxConf({ siteDir, port: Number(process.env.PORT ?? 80) }))
