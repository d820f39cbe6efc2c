import { Alert } from 'antd'
import styles from './SaveFailure.module.css'

/** Shown at the top of a form that could not be saved, and scrolled into view. */
export const SaveFailure = () => (
  <div ref={scrollIntoView} className={styles.failure}>
    <Alert type="error" showIcon title="This could not be saved. What you typed is still here." />
  </div>
)

const scrollIntoView = (message: HTMLElement | null) =>
  message?.scrollIntoView({ block: 'nearest' })
