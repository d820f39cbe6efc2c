/** `npm run --silent nginx -w host [-- <environment>]`: what nginx needs to serve the composed site. */
import { parseEnvironment } from './environments.ts'
import { nginxConf } from './hostSettings.ts'
import { siteDir } from './siteDir.ts'

const environment = parseEnvironment(process.argv[2])
console.log(nginxConf({ siteDir, environment, port: Number(process.env.PORT ?? 80) }))
