import styles from './FormFailure.module.css'

const focus = (message: HTMLElement | null) => message?.focus()

/** Takes the focus, which the submit button lost when it was disabled: so a screen reader says it once. */
export const FormFailure = ({ children }: { children: string | undefined }) =>
  children ? (
    <p className={styles.failure} tabIndex={-1} ref={focus}>
      {children}
    </p>
  ) : null
