/** How often property tests are tried: some times in `npm test`, 10,000 times in `npm run test:deep`. */
import fc from 'fast-check'

const { PROPERTY_RUNS = '60', PROPERTY_SEED = '1' } = process.env

fc.configureGlobal({ numRuns: Number(PROPERTY_RUNS), seed: Number(PROPERTY_SEED) })
