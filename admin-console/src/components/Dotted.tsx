import { Fragment, type ReactNode } from 'react'
import styles from './Dotted.module.css'
import { atDots, wrappingAfterAt } from './wrappingAfterAt'

/** Short texts in a line with dots between them, those that are not empty; no line begins or ends with a dot. */
export const Dotted = ({ parts }: { parts: readonly ReactNode[] }) => (
  <span className={styles.dotted}>
    {parts.filter(Boolean).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a line are known by their place in it
      <Fragment key={index}>
        {index > 0 && ' '}
        <span>
          <span className={styles.dot}>{index > 0 && '· '}</span>
          <span>{typeof part === 'string' ? wrappingAfterAt(part, atDots) : part}</span>
        </span>
      </Fragment>
    ))}
  </span>
)
