/** `npm run fixtures:record`: keeps the builds as the previous releases of the tests, after `npm run build`. */
import { previousRecord, recordReleases } from './previousReleases.ts'

await recordReleases()
const { contract, commit } = await previousRecord()
console.log(`The builds are kept as the previous releases: contract ${contract}, ${commit}`)
