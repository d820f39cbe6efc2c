/**
 * The first script of every document under test, after Testing Library's: notes what the page complains
 * of, and finds elements as assistive technology does. WebDriver offers neither in WebKit.
 */
const complaintsKey = 'complaints'
const complaints = () => JSON.parse(sessionStorage.getItem(complaintsKey) ?? '[]')
const note = (text) =>
  sessionStorage.setItem(complaintsKey, JSON.stringify([...complaints(), text]))

for (const level of ['error', 'warn']) {
  const write = console[level]
  console[level] = (...values) => {
    note(`console.${level}: ${values.join(' ')}`)
    write.apply(console, values)
  }
}
const { href } = location
const noteError = ({ message, target }) =>
  note(`${href}: ${message ?? `${target.outerHTML.slice(0, 100)} could not be loaded`}`)
// In the capture phase: a failed load's event does not bubble.
addEventListener('error', noteError, true)
addEventListener('unhandledrejection', ({ reason }) => note(`${href}: ${reason}`))
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) =>
  note(`${href}: ${effectiveDirective} forbids ${blockedURI} ${sample}`),
)

const isShown = (element) => element.getClientRects().length > 0
/** The position of the element of the last call, to see whether it moves. */
let placeBefore

/** Finds a shown element by role and name, inside the dialog if one is open. */
function find(role, name) {
  const dialogs = [...document.querySelectorAll('dialog[open], [role=dialog]')].filter(isShown)
  const root = dialogs.at(-1) ?? document.body
  const { queryAllByLabelText, queryAllByRole } = TestingLibraryDom
  const found =
    role === 'field'
      ? queryAllByLabelText(root, new RegExp(name))
      : queryAllByRole(root, role, { name: new RegExp(name) })
  return found.find(isShown)
}

/** Whether a click in its middle would reach the element: it stands still, and nothing covers it. */
function isReachable(role, name) {
  const element = find(role, name)
  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  const place = [x, y, width, height].join()
  const isStill = place === placeBefore
  placeBefore = place
  const top = document.elementFromPoint(x + width / 2, y + height / 2)
  return isStill && Boolean(element?.contains(top))
}

const isFocused = (role, name) => find(role, name) === document.activeElement

/**
 * The key that leads to the element. Never past the page's last tab stop, where Firefox goes to its own
 * toolbar and WebDriver cannot come back.
 */
function keyTowards(role, name) {
  const place = document.activeElement.compareDocumentPosition(find(role, name))
  return place & Node.DOCUMENT_POSITION_PRECEDING ? 'Shift+Tab' : 'Tab'
}

/** Whether React has taken over the document's markup. Most clicks before that are lost. */
const isHydrated = () => Object.keys(document.querySelector('main h1') ?? {}).length > 0

window.inPage = { complaints, find, isFocused, isHydrated, isReachable, keyTowards }
