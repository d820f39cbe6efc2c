/** `npm run --silent nginx -w host [-- <environment>]`: what nginx needs to serve the composed site. */
import { nginxConf } from '../serving/hostSettings.ts'
import { parseExistingEnvironment } from '../site/environments.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

await runCommand(async () => {
  const { PORT = 80, SITE_URL } = process.env
  const { positionals } = parseArguments(process.argv.slice(2), { optional: ['environment'] })
  const environment = await parseExistingEnvironment(siteDir, positionals[0])
  const hostname = SITE_URL && new URL(SITE_URL).hostname
  console.log(nginxConf({ siteDir, environment, hostname, port: Number(PORT) }))
})
