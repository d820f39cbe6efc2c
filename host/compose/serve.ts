/** `npm run serve -w host [-- <environment>]`: serves the composed site. */
import { supabaseConfigFrom } from '../../shared/src/backends/supabase/configSchema.ts'
import { parseArguments, runCommand } from './command.ts'
import { parseExistingEnvironment } from './environments.ts'
import { createSiteServer } from './server.ts'
import { shellDocument } from './serving.ts'
import { siteDir } from './siteDir.ts'

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
