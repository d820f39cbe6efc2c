/**
 * All property tests with many values; fewer in `npm run test:release`, which is not to take an hour.
 * `PROPERTY_SEED=… npm run test:deep` repeats a run. The database under load, too, where
 * `STORE_TEST_DATABASE_URL` names one.
 */
import { defineConfig } from 'vitest/config'

export default defineConfig(({ mode }) => {
  const { PROPERTY_RUNS = mode === 'release' ? '1000' : '10000' } = process.env
  const { PROPERTY_SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env
  console.info(`${PROPERTY_RUNS} values a property, PROPERTY_SEED=${PROPERTY_SEED}`)
  return {
    test: {
      include: ['*/{src,compose}/**/*.property.test.ts', 'store/src/**/*.load.test.ts'],
      setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/properties.ts'],
      env: { PROPERTY_RUNS, PROPERTY_SEED },
      restoreMocks: true,
      testTimeout: 1_800_000,
    },
  }
})
