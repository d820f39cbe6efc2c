import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { prefersReducedData } from '../browser/prefersReducedData'
import { oneScreenAhead, useInView } from '../browser/useInView'
import { useLazyModule } from '../browser/useLazyModule'
import { NeedsJavaScript } from '../components/NeedsJavaScript'
import styles from './DeferredForm.module.css'
import { FormLoadFailure } from './FormLoadFailure'

/** Late enough not to compete with the page's own scripts and images. */
const loadAfterMs = 4000

interface DeferredFormProps {
  load: () => Promise<ComponentType>
  /** The form's fields in their initial state. */
  skeleton: ReactNode
}

/**
 * A form that loads, with its library, when it comes near the viewport, when the keyboard reaches it, and
 * at the latest some time after the page. Until then its skeleton is part of the page, inert: nothing
 * shifts when the form replaces it, and nothing can be typed or sent too early. Suspense would not do: a
 * boundary that waits to hydrate blocks every navigation.
 */
export function DeferredForm({ load, skeleton }: DeferredFormProps) {
  const container = useRef<HTMLDivElement>(null)
  const focusTarget = useRef<HTMLButtonElement>(null)
  const inView = useInView(container, oneScreenAhead)
  const [requested, setRequested] = useState(false)
  const shouldLoad = inView || requested
  const { module: Form, failed } = useLazyModule(load, shouldLoad, 'A form could not be loaded')
  /** The control to focus once the form has loaded: its first or its last. */
  const focusNext = useRef<0 | -1>(undefined)

  function enter(cameFrom: Element | null) {
    const below = Node.DOCUMENT_POSITION_FOLLOWING
    const position = cameFrom ? container.current?.compareDocumentPosition(cameFrom) : 0
    focusNext.current = position && position & below ? -1 : 0
    setRequested(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page has hydrated
  useEffect(() => {
    // The visitor may have tabbed here before the page had hydrated.
    if (document.activeElement === focusTarget.current) enter(null)
    if (prefersReducedData()) return
    const timer = setTimeout(() => setRequested(true), loadAfterMs)
    return () => clearTimeout(timer)
  }, [])

  useLayoutEffect(() => {
    if (focusNext.current === undefined || !(Form || failed)) return
    const controls = container.current?.querySelectorAll<HTMLElement>(
      ':is(input, select, textarea, button):not([inert] *)',
    )
    Array.from(controls ?? [])
      .at(focusNext.current)
      ?.focus()
  }, [Form, failed])

  return (
    <div className={styles.container} ref={container}>
      {!Form && !failed && (
        // Takes the keyboard's focus, and passes it to the form's controls once they have loaded.
        <button
          type="button"
          className={styles.focusTarget}
          ref={focusTarget}
          onFocus={({ relatedTarget }) => enter(relatedTarget)}
          onBlur={() => {
            focusNext.current = undefined
          }}
        >
          Load the form
        </button>
      )}
      {Form ? (
        <Form />
      ) : (
        <div className={styles.skeleton} data-failed={failed || undefined} inert>
          {skeleton}
        </div>
      )}
      {failed && (
        <div className={styles.failure}>
          <FormLoadFailure />
        </div>
      )}
      <NeedsJavaScript />
    </div>
  )
}
