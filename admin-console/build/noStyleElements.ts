import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const writer = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$/
const defaultContainer = "document.querySelector('head')"
const container = fileURLToPath(new URL('../src/layout/styleContainer.ts', import.meta.url))

/**
 * Ant Design puts the styles of its components into the container that it is given, but two small ones
 * into the head of the document, where the content security policy forbids them: the lock that keeps
 * the page behind a drawer from scrolling, and the measure of a scroll bar. They go into the
 * container as well. All are written as text, which needs no trust, in place of HTML.
 */
export const noStyleElements = (): Plugin => ({
  name: 'no-style-elements',
  apply: 'build',
  transform(code, id) {
    if (!writer.test(id)) return
    if (!code.includes(defaultContainer)) {
      throw new Error(`${id} has no "${defaultContainer}" to replace: look where styles go by now`)
    }
    return {
      code: `import { styleContainer } from ${JSON.stringify(container)}
${code.replace(defaultContainer, 'styleContainer').replaceAll('innerHTML', 'textContent')}`,
      map: null,
    }
  },
})
