/**
 * Where Ant Design puts its styles: into an element outside the document, each of whose style elements
 * is at once a rule of a constructed style sheet. A strict `style-src` forbids <style> elements, not
 * these; and what is there at once is there before the first style is computed, so that nothing fades
 * from the browser's own look to ours.
 */
function constructedContainer(): Element {
  const container = document.createElement('div')
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)

  const place = (style: Node) => [...container.childNodes].indexOf(style as ChildNode)
  // One rule for each element, so that both have the same places.
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

  // A style that changes, as when another theme is set, keeps its element.
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

// One for the life of the document, like Ant Design's cache of what it has put there.
export const styleContainer = constructedContainer()
