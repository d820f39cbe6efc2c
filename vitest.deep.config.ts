/** All property tests with many values, and the database under load where `STORE_TEST_DATABASE_URL` names one. `PROPERTY_SEED=… npm run test:deep` repeats a run. */
import { defineConfig } from 'vitest/config'

const { PROPERTY_RUNS = '10000', PROPERTY_SEED = String(Math.floor(Math.random() * 2 ** 31)) } =
  process.env

console.info(`${PROPERTY_RUNS} values a property, PROPERTY_SEED=${PROPERTY_SEED}`)

export default defineConfig({
  test: {
    include: ['*/{src,compose}/**/*.property.test.ts', 'store/src/**/*.load.test.ts'],
    setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/properties.ts'],
    env: { PROPERTY_RUNS, PROPERTY_SEED },
    restoreMocks: true,
    testTimeout: 1_800_000,
  },
})
