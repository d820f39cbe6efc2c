import type { Plugin } from 'vite'

/**
 * Lets the bundler leave out of react-router what nobody uses: forms, fetchers and warnings for
 * developers, 2 kB (gzip). Its package is built for development, and names each component in a statement
 * that keeps it. If another version is written differently, e2e/budgets.json tells.
 */
export const leanRouter = (): Plugin => ({
  name: 'lean-router',
  apply: 'build',
  transform: {
    filter: { id: /\/node_modules\/react-router\/dist\// },
    handler: (code) => ({
      code: code
        .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
        .replace(/^\w+\.displayName = .*$/gm, '')
        .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1'),
      // Every line stays where it is.
      map: null,
    }),
  },
})
