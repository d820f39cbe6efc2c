import type { ReactNode } from 'react'
import { Section } from '../../components/Section'
import styles from './ProgramStory.module.css'

interface ProgramStoryProps {
  title: string
  /** The first sentence, in large type. */
  intro: ReactNode
  children: ReactNode
}

/** What a program does, as running text. */
export function ProgramStory({ title, intro, children }: ProgramStoryProps) {
  return (
    <Section title={title} split>
      <div className={styles.story}>
        <p className={styles.intro}>{intro}</p>
        {children}
      </div>
    </Section>
  )
}
