import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react'
import { reportError } from 'shared/reporting'
import { Button } from './Button'
import styles from './DeferredForm.module.css'
import { NeedsJavaScript } from './NeedsJavaScript'

interface LateFormProps {
  load: () => Promise<ComponentType>
  /** The form's fields as they look at first. */
  outline: ReactNode
}

/**
 * A form that loads, with its library, when it comes near the viewport. Until then the page's own
 * markup has its fields, inert: the document is complete and light, nothing shifts when the form
 * takes its place, and nothing can be typed or sent too early. Suspense would not do: a boundary
 * that waits to hydrate holds up every navigation meanwhile.
 */
export function DeferredForm({ load, outline }: LateFormProps) {
  const place = useRef<HTMLDivElement>(null)
  const [Form, setForm] = useState<ComponentType>()
  const [failed, setFailed] = useState(false)

  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        load().then(
          (Loaded) => setForm(() => Loaded),
          (error) => {
            reportError('public-site', 'A form could not be loaded', error)
            setFailed(true)
          },
        )
      },
      // A screen ahead, so that whoever scrolls or tabs to it finds it ready.
      { rootMargin: '100% 0px' },
    )
    if (place.current) observer.observe(place.current)
    return () => observer.disconnect()
  }, [load])

  return (
    <div className={styles.place} ref={place}>
      {failed && <LoadFailure />}
      {Form ? (
        <Form />
      ) : (
        <div className={styles.outline} inert>
          {outline}
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
