import { onTestFinished } from 'vitest'

/**
 * Opens another tab at the current URL: a document with its own module instances and the same storage,
 * which also stands in for a reload. It is removed at the end of the test.
 * @param module the URL of the module to load
 */
export async function openTab<Exports>(module: URL) {
  const frame = document.createElement('iframe')
  frame.style.cssText = 'position: fixed; inset: 0; width: 100%; height: 100%'
  document.body.append(frame)
  onTestFinished(() => frame.remove())
  const { contentWindow, contentDocument } = frame
  if (!contentWindow || !contentDocument) throw new Error('The frame has no document')
  // Opening a document from a script gives it the URL of that script's document.
  contentDocument.open()
  contentDocument.write(page)
  contentDocument.close()
  const tab = contentWindow as TabWindow<Exports>
  const exports = await tab.importModule(module.href)
  return { exports, document: contentDocument }
}

type TabWindow<Exports> = Window & { importModule: (url: string) => Promise<Exports> }

// The runner wraps the dynamic imports of the modules that it serves.
const page = `<!doctype html>
<html lang="en">
  <body>
    <div id="root"></div>
    <script>
      globalThis.__vitest_browser_runner__ = { wrapDynamicImport: (load) => load() }
      globalThis.importModule = (url) => import(url)
    </script>
  </body>
</html>`
