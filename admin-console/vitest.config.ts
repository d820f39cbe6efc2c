import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    environment: 'jsdom',
    setupFiles: ['../shared/build/failOnConsoleError.ts', './src/test/setUp.ts'],
    // Ant Design's table and drawer take their time in jsdom on a busy machine.
    testTimeout: 20_000,
  },
})
