import { programs } from 'shared/collections/programs'
import { programName, programSlug } from 'shared/entities/program'
import { MarkdownPreview } from '../../components/MarkdownPreview'
import { ProgramMark } from './ProgramMark'
import styles from './ProgramPreview.module.css'
import { type ProgramFormValues, typedSlug } from './programForm'

/** A program as the website shows it: in the list of all, and on its own page. */
export function ProgramPreview({ values }: { values: ProgramFormValues }) {
  const { description, icon, color, content } = values
  const name = programName(values)
  return (
    <div className={styles.preview}>
      <article className={styles.card}>
        <ProgramMark icon={icon} color={color} />
        <div>
          <h3>{name}</h3>
          <p>{description}</p>
        </div>
        <span className={styles.more}>Learn More</span>
      </article>
      <article className={styles.page}>
        <h3>{name}</h3>
        {description.trim() && <p className={styles.lead}>{description}</p>}
        {content.trim() === '' ? (
          <p className={styles.note}>{withoutContent(values)}</p>
        ) : (
          <MarkdownPreview text={content} />
        )}
      </article>
    </div>
  )
}

/** What the page shows while nothing is written for it. */
function withoutContent(values: ProgramFormValues) {
  const slug = typedSlug(values)
  return programs.seed.some((program) => programSlug(program) === slug)
    ? `Until you write content, /programs/${slug} shows its original page.`
    : 'Until you write content, the page shows the title and the description.'
}
