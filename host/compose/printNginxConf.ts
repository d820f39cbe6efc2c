/** `npm run --silent nginx -w host [-- <environment>]`: what nginx needs to serve the composed site. */
import { parseEnvironment } from './environments.ts'
import { nginxConf } from './hostSettings.ts'
import { siteDir } from './siteDir.ts'

const { PORT = 80, SITE_URL } = process.env
const environment = parseEnvironment(process.argv[2])
const hostname = SITE_URL && new URL(SITE_URL).hostname

console.log(nginxConf({ siteDir, environment, hostname, port: Number(PORT) }))
