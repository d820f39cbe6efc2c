import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useRootMark } from 'shared/browser/useRootMark'
import { dismissToast, type ShownToast, toastStore } from 'shared/toasts'
import styles from './Toaster.module.css'

/** How long a toast stays when nobody points at it: longer when there is something to decide. */
const shownForMs = 6000
const shownWithActionForMs = 12_000

/** The corner where toasts appear. The shell renders it once, for both remotes. */
export function Toaster() {
  const toasts = useSyncExternalStore(
    toastStore.subscribe,
    toastStore.getSnapshot,
    toastStore.getServerSnapshot,
  )
  const corner = useRef<HTMLElement>(null)
  const focusedSince = useRef<(HTMLElement | null)[]>([])
  const newest = toasts[0]?.id
  useRootMark('toasts', newest !== undefined)

  // A popover opened last lies above an open dialog, which is in the top layer too.
  useEffect(() => {
    const element = corner.current
    if (!element?.showPopover) return
    if (element.matches(':popover-open')) element.hidePopover()
    if (!newest) return
    element.showPopover()
    setToastsHeight(element)
    // In the next frame, when what was sent has made way for what confirms it. A resized window breaks
    // its lines elsewhere. What has the focus is scrolled clear where no place is.
    const observer = new ResizeObserver(() => {
      setToastsHeight(element)
      keepClear(element)
      const focused = document.querySelector(':focus')
      if (focused && overlaps(focused, element)) focused.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(element)
    const focused = document.querySelector<HTMLElement>(':focus')
    if (!element.contains(focused)) focusedSince.current = [focused]
    const remember = ({ target }: FocusEvent) => {
      // A button that is pressed takes the focus: it must not move away from under the pointer.
      if (element.contains(target as HTMLElement)) return
      focusedSince.current.push(target as HTMLElement)
      // What scrolls now reckons with their first place. They take theirs once the page has scrolled.
      element.dataset.place = ''
      observer.unobserve(element)
      observer.observe(element)
    }
    addEventListener('focusin', remember)
    return () => {
      observer.disconnect()
      removeEventListener('focusin', remember)
    }
  }, [newest])

  /**
   * A closed toast removes the focused button: the focus returns to where it was when the toast came, or
   * to what got it when that went away; not to what was passed on the way to the toast.
   */
  function close(id: number) {
    dismissToast(id)
    focusedSince.current.some((element) => {
      // What is gone, hidden or disabled does not take the focus.
      element?.focus()
      return document.activeElement === element
    })
  }

  return (
    <section ref={corner} popover="manual" className={styles.corner} aria-label="Notifications">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isNewest={toast.id === newest} onClose={close} />
      ))}
    </section>
  )
}

/** What is scrolled into view is kept clear of it. */
const setToastsHeight = ({ offsetHeight }: HTMLElement) =>
  document.documentElement.style.setProperty('--toasts-height', `${offsetHeight}px`)

/** What toasts leave uncovered: controls, what is around that with the focus, and rows where they have a bar. */
const keptClear =
  'main :is(a, button, input, select, textarea, :has(> :focus) > *), [data-toast-bar] ~ main :is(li, tr)'

/** Toasts have one place, and others for where they would cover some of that. */
function keepClear(corner: HTMLElement) {
  const isClear = (place: string) => {
    corner.dataset.place = place
    return ![...document.querySelectorAll(keptClear)].some((part) =>
      [...corner.children].some((toast) => overlaps(part, toast)),
    )
  }
  ;['', 'end', 'top'].some(isClear)
}

function overlaps(one: Element, other: Element) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

interface ToastCardProps {
  toast: ShownToast
  isNewest: boolean
  onClose: (id: number) => void
}

function ToastCard({ toast, isNewest, onClose }: ToastCardProps) {
  const { id, kind, title, description, action, silent, stays } = toast
  const [held, setHeld] = useState(false)
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  const textId = `toast-${id}`

  useEffect(() => {
    // Where there is room for only one, the newest hides the others: their time begins after it.
    if (held || stays || !isNewest) return
    let timer: ReturnType<typeof setTimeout>
    function wait() {
      clearTimeout(timer)
      timer = setTimeout(dismissToast, action ? shownWithActionForMs : shownForMs, id)
    }
    wait()
    // A long list may lie before it: whoever tabs toward its action finds it still there.
    if (action) addEventListener('keydown', wait)
    return () => {
      clearTimeout(timer)
      removeEventListener('keydown', wait)
    }
  }, [id, action, held, stays, isNewest])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing or tabbing into a toast only stops its clock
    <div
      className={styles.toast}
      data-kind={kind}
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      <div role={silent ? undefined : kind === 'destructive' ? 'alert' : 'status'}>
        <div id={textId}>
          <p className={styles.title}>{title}</p>
          {description && (
            <>
              {/* Where both are one line, it may break here. */}{' '}
              <p className={styles.description}>{description}</p>
            </>
          )}
        </div>
        {/* Screen reader users have to know that there is a button, and where. */}
        {action && <span className={styles.spoken}>{action.label} is in Notifications.</span>}
      </div>
      {action && (
        <button
          type="button"
          className={styles.action}
          aria-describedby={textId}
          onClick={() => {
            action.run()
            onClose(id)
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label="Close notification"
        aria-describedby={textId}
        onClick={() => onClose(id)}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="m4 4 8 8m0-8-8 8" />
        </svg>
      </button>
    </div>
  )
}
