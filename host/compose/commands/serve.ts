/** `npm run serve -w host [-- <environment>]`: serves the composed site. */
import { demoLogin } from '../../../shared/src/backends/browser/demoAccount.ts'
import { readSupabase } from '../documents/supabaseBlock.ts'
import { createSiteServer } from '../serving/server.ts'
import { shellDocument } from '../serving/serving.ts'
import { environmentDir, parseExistingEnvironment } from '../site/environments.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

await runCommand(async () => {
  const { positionals } = parseArguments(process.argv.slice(2), { optional: ['environment'] })
  const environment = await parseExistingEnvironment(siteDir, positionals[0])
  const port = Number(process.env.PORT ?? 4173)
  const database = await readSupabase(environmentDir(siteDir, environment))
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
      const { email, password } = demoLogin
      console.log(database ? '' : `  Demo login:  ${email} / ${password}\n`)
    })
})
