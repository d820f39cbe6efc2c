import { Alert } from 'antd'
import { useEffect, useRef } from 'react'
import styles from './SaveFailure.module.css'

/** Shown at the top of a form that could not be saved, and scrolled into view. */
export function SaveFailure() {
  const message = useRef<HTMLDivElement>(null)
  useEffect(() => {
    message.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <div ref={message} className={styles.failure}>
      <Alert type="error" showIcon title="This could not be saved. What you typed is still here." />
    </div>
  )
}
