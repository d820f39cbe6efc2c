import { type ComponentProps, useId } from 'react'
import styles from './TitledSection.module.css'

interface TitledSectionProps extends ComponentProps<'section'> {
  title: string
}

/** A section that is named by its heading. */
export function TitledSection({ title, children, ...section }: TitledSectionProps) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} {...section}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
