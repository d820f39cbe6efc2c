/**
 * `tsx compose/commands/composeAgain.ts [--in <environment>]`: composes the documents from what is
 * live and from the database's content as it is now. Nothing is built or published.
 */
import { composeDocuments } from '../documents/documents.ts'
import { parseExistingEnvironment } from '../site/environments.ts'
import { withPublishLock } from '../site/publishLock.ts'
import { siteDir } from '../site/siteDir.ts'
import { parseArguments, runCommand } from './command.ts'

await runCommand(async () => {
  const { values } = parseArguments(process.argv.slice(2), { options: ['in'] })
  const environment = await parseExistingEnvironment(siteDir, values.in)
  const paths = await withPublishLock(siteDir, () => composeDocuments(siteDir, environment))
  console.log(`${paths.length} documents composed`)
})
