import { type ReactNode, type Ref, useId } from 'react'
import { Illustration } from './Illustration'
import styles from './Section.module.css'

interface SectionProps {
  /** The target of links such as `/events#schedule`. */
  id?: string | undefined
  title: string
  lead?: ReactNode
  /** Links that follow the lead. */
  links?: ReactNode
  /** Shown after the links, in the heading's column. */
  facts?: ReactNode
  /** `green` is dark, with light text. */
  surface?: 'paper' | 'leaf' | 'gold' | 'green'
  /** On a wide screen, the heading is beside the content. */
  split?: boolean
  /** A drawing of 4:3 that then fills the column below the heading; decoration, so it needs no words. */
  picture?: string
  ref?: Ref<HTMLElement>
  children?: ReactNode
}

/** A part of a page, named by its heading. */
export function Section({
  id,
  title,
  lead,
  links,
  facts,
  surface = 'paper',
  split,
  picture,
  ref,
  children,
}: SectionProps) {
  const titleId = useId()
  return (
    <section
      ref={ref}
      id={id}
      className={styles.section}
      data-surface={surface}
      aria-labelledby={titleId}
    >
      <div className={styles.content} data-split={split}>
        <div className={styles.heading}>
          <h2 id={titleId}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
          {links && <div className={styles.links}>{links}</div>}
          {facts}
          {picture && <Illustration className={styles.picture} src={picture} />}
        </div>
        {children}
      </div>
    </section>
  )
}
