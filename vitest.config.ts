import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['shared', 'public-site', 'admin-console', 'host'] },
})
