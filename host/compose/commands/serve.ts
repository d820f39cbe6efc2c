/** `npm run serve -w host [-- <environment>]`: serves the composed site. */
import { supabaseConfigFrom } from '../../../shared/src/backends/supabase/configSchema.ts'
import { createSiteServer } from '../serving/server.ts'
import { shellDocument } from '../serving/serving.ts'
import { parseExistingEnvironment } from '../site/environments.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

// As on the sign-in page, whose credential list is in the public site.
const demoLogin = 'admin@islandcare.example / admin12345'

await runCommand(async () => {
  const { positionals } = parseArguments(process.argv.slice(2), { optional: ['environment'] })
  const environment = await parseExistingEnvironment(siteDir, positionals[0])
  const port = Number(process.env.PORT ?? 4173)
  createSiteServer(siteDir, shellDocument, environment)
    .on('error', (error: NodeJS.ErrnoException) => {
      console.error(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Choose another one: PORT=4180 npm start`
          : error,
      )
      process.exitCode = 1
    })
    .listen(port, () => {
      console.log(`\n  The site:    http://localhost:${port}`)
      console.log(supabaseConfigFrom(process.env) ? '' : `  Demo login:  ${demoLogin}\n`)
    })
})
