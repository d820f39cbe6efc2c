import styles from './FormFailure.module.css'

const focus = (message: HTMLElement | null) => message?.focus()

/** Takes the focus, which the button lost when it was disabled, and is read out with it. */
export function FormFailure({ children }: { children: string | undefined }) {
  return children ? (
    <p className={styles.failure} role="alert" tabIndex={-1} ref={focus}>
      {children}
    </p>
  ) : null
}
