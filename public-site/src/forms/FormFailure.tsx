import styles from './FormFailure.module.css'

const focus = (message: HTMLElement | null) => message?.focus()

/** Takes the focus, which the submit button lost when it was disabled, and is announced. */
export function FormFailure({ children }: { children: string | undefined }) {
  return children ? (
    <p className={styles.failure} role="alert" tabIndex={-1} ref={focus}>
      {children}
    </p>
  ) : null
}
