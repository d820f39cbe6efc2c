/**
 * `npm run fixtures:record [-- <part> …]`: keeps the builds of these parts, or of all, as the previous
 * releases of the tests.
 */
import { parsePartName, partNames } from '../../host/compose/site/parts.ts'
import { recordReleases } from './previousReleases.ts'

const named = process.argv.slice(2).map(parsePartName)
console.table(await recordReleases(named.length > 0 ? named : partNames))
