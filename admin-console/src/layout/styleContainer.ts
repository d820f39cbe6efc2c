/**
 * Where Ant Design puts its styles: into an element outside the document, whose text is mirrored
 * into a constructed style sheet. A strict `style-src` forbids <style> elements, not these. Two small
 * elements are left, which measure the scroll bar and keep the page behind a drawer from scrolling;
 * AdminLayout.module.css does without the latter.
 */
function mirroredContainer(): Element | undefined {
  // jsdom knows no constructed style sheets.
  if (!('adoptedStyleSheets' in document)) return undefined
  const container = document.createElement('div')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  const mirror = new MutationObserver(() => sheet.replaceSync(container.textContent ?? ''))
  mirror.observe(container, { childList: true, characterData: true, subtree: true })
  return container
}

// One for the life of the document, like Ant Design's cache of what it has put there.
export const styleContainer = mirroredContainer()
