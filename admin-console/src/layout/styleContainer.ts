/**
 * The container for Ant Design's styles: an element outside the document that copies each style element
 * into a constructed style sheet at once. A strict `style-src` forbids <style> elements, but not
 * these. They apply before the first style is computed, so that nothing animates from the browser's
 * default look.
 */
function constructedContainer(): Element {
  const container = document.createElement('div')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)

  const place = (style: Node) => [...container.childNodes].indexOf(style as ChildNode)
  // One rule per element, so that the indexes match.
  const rule = (style: Node) => `@media all {${style.textContent}}`

  container.insertBefore = <T extends Node>(style: T, before: Node | null) => {
    Node.prototype.insertBefore.call(container, style, before)
    sheet.insertRule(rule(style), place(style))
    return style
  }
  container.appendChild = (style) => container.insertBefore(style, null)
  container.removeChild = (style) => {
    sheet.deleteRule(place(style))
    Node.prototype.removeChild.call(container, style)
    return style
  }

  // An element whose style changes, as with another theme, is updated in place.
  new MutationObserver((records) => {
    for (const style of new Set(records.map(({ target }) => target))) {
      const index = place(style)
      if (index < 0) continue
      sheet.deleteRule(index)
      sheet.insertRule(rule(style), index)
    }
  }).observe(container, { childList: true, subtree: true })

  return container
}

// One per document, like Ant Design's own cache of inserted styles.
export const styleContainer = constructedContainer()
