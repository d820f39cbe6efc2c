import {
  type ComponentType,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { reportError } from 'shared/reporting'
import { prefersReducedData } from '../browser/prefersReducedData'
import { Button } from '../components/Button'
import { NeedsJavaScript } from '../components/NeedsJavaScript'
import styles from './DeferredForm.module.css'

/** By then the page's own scripts and pictures have come, and its form is in nobody's way. */
const idleAfterMs = 4000

interface DeferredFormProps {
  load: () => Promise<ComponentType>
  /** The form's fields as they look at first. */
  skeleton: ReactNode
}

/**
 * A form that loads, with its library, when it comes near the viewport, when the keyboard reaches
 * it, and at the latest some time after the page. Until then the page's own markup has its fields,
 * inert: the document is complete and light, nothing shifts when the form takes its place, and
 * nothing can be typed or sent too early. Suspense would not do: a boundary that waits to hydrate
 * holds up every navigation meanwhile.
 */
export function DeferredForm({ load, skeleton }: DeferredFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const entrance = useRef<HTMLButtonElement>(null)
  const [wanted, setWanted] = useState(false)
  const [Form, setForm] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)
  /** The control to focus, once the form is there: its first or its last. */
  const focusNext = useRef<0 | -1>(undefined)

  function enter(cameFrom: Element | null) {
    const below = Node.DOCUMENT_POSITION_FOLLOWING
    const position = cameFrom ? place.current?.compareDocumentPosition(cameFrom) : 0
    focusNext.current = position && position & below ? -1 : 0
    setWanted(true)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page starts
  useEffect(() => {
    // Whoever tabs quickly is there before the page has hydrated.
    if (document.activeElement === entrance.current) enter(null)
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setWanted(true)
      },
      // A screen ahead, so that whoever scrolls to it finds it ready.
      { rootMargin: '100% 0px' },
    )
    if (place.current) observer.observe(place.current)
    const timer = prefersReducedData() ? undefined : setTimeout(() => setWanted(true), idleAfterMs)
    return () => {
      observer.disconnect()
      clearTimeout(timer)
    }
  }, [])

  useEffect(() => {
    if (!wanted) return
    load().then(
      (Loaded) => setForm(() => Loaded),
      (error) => {
        reportError('public-site', 'A form could not be loaded', error)
        setFailed(true)
      },
    )
  }, [wanted, load])

  useLayoutEffect(() => {
    if (focusNext.current === undefined || !(Form || failed)) return
    const controls = place.current?.querySelectorAll<HTMLElement>(
      ':is(input, select, textarea, button):not([inert] *)',
    )
    Array.from(controls ?? [])
      .at(focusNext.current)
      ?.focus()
  }, [Form, failed])

  return (
    <div className={styles.place} ref={place}>
      {failed && <LoadFailure />}
      {!Form && !failed && (
        // The keyboard comes here, and goes on to the form's own controls as soon as they are there.
        <button
          type="button"
          className={styles.entrance}
          ref={entrance}
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
        <div className={styles.skeleton} inert>
          {skeleton}
        </div>
      )}
      <NeedsJavaScript />
    </div>
  )
}

function LoadFailure() {
  return (
    <div className={styles.failure} role="alert">
      <p>The form could not be loaded. The connection may have been interrupted.</p>
      <Button variant="outline" onClick={() => window.location.reload()}>
        Reload the page
      </Button>
    </div>
  )
}
