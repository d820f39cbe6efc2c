import type { ReactNode } from 'react'
import { Section } from '../../components/Section'
import styles from './ProgramStory.module.css'

interface ProgramStoryProps {
  title: string
  /** A sentence set large. */
  opening: ReactNode
  children: ReactNode
}

/** What a program does, told rather than listed. */
export function ProgramStory({ title, opening, children }: ProgramStoryProps) {
  return (
    <Section title={title} split>
      <div className={styles.story}>
        <p className={styles.opening}>{opening}</p>
        {children}
      </div>
    </Section>
  )
}
