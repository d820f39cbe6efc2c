/**
 * What takes too long for every day: all property tests with many values, fewer in `npm run
 * test:release`, which is not to take an hour; the store's limits and races, and its answers to hostile
 * calls; what several tabs do at once, hostile content, motion, many widths and hurried presses, in the
 * browser; deploying, and every moment at which a release may be killed.
 * `PROPERTY_SEED=… npm run test:deep` repeats a run. The database under load, too, where
 * `STORE_TEST_DATABASE_URL` names one.
 */
import { defineConfig } from 'vitest/config'
import { inBrowser } from './vitest.config.ts'

const testTimeout = 1_800_000

export default defineConfig(({ mode }) => {
  const { PROPERTY_RUNS = mode === 'release' ? '1000' : '10000' } = process.env
  const { PROPERTY_SEED = String(Math.floor(Math.random() * 2 ** 31)) } = process.env
  console.info(`${PROPERTY_RUNS} values a property, PROPERTY_SEED=${PROPERTY_SEED}`)
  return {
    test: {
      projects: [
        {
          test: {
            name: 'deep',
            include: ['*/{src,compose}/**/*.property.test.ts', 'store/src/**/*.load.test.ts'],
            setupFiles: ['shared/testing/failOnConsole.ts', 'shared/testing/properties.ts'],
            env: { PROPERTY_RUNS, PROPERTY_SEED },
            restoreMocks: true,
            testTimeout,
          },
        },
        {
          test: {
            name: 'release',
            include: ['*/{src,compose,build,contract}/**/*.release.test.ts'],
            exclude: ['store/**'],
            setupFiles: ['shared/testing/failOnConsole.ts'],
            restoreMocks: true,
            testTimeout,
          },
        },
        inBrowser({
          name: 'release-browser',
          // Projects that run side by side must have the same number of workers.
          sequence: { groupOrder: 1 },
          include: ['*/src/**/*.release.{browser.test.ts,test.tsx}'],
        }),
        {
          test: {
            name: 'release-store',
            isolate: false,
            execArgv: ['--liftoff-only'],
            include: ['store/src/**/*.release.test.ts'],
            setupFiles: ['store/src/testing/quietConsole.ts'],
            testTimeout,
          },
        },
      ],
    },
  }
})
