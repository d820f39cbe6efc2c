import type { ReactNode } from 'react'
import { Section } from '../components/Section'
import styles from './Story.module.css'

interface StoryProps {
  title: string
  /** The first sentence, in large type. */
  intro: ReactNode
  children: ReactNode
}

/** Who somebody is or what a program does, as running text. */
export const Story = ({ title, intro, children }: StoryProps) => (
  <Section title={title} split>
    <div className={styles.story}>
      <p className={styles.intro}>{intro}</p>
      {children}
    </div>
  </Section>
)
