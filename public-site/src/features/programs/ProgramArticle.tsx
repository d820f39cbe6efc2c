import { type Program, programName } from 'shared/entities/program'
import { Markdown } from 'shared/markdown'
import { ButtonLink } from '../../components/Button'
import { PageHead } from '../../components/PageHead'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { SiteLink } from '../../components/SiteLink'
import { programPicture } from './programPicture'

interface ProgramArticleProps {
  program: Program
  /** Markdown; the description alone where it is empty. */
  text: string
}

/** The page of a program, made of what the administrator has written. */
export const ProgramArticle = ({ program, text }: ProgramArticleProps) => (
  <>
    <PageHead title={programName(program)} />
    <PageHero
      title={programName(program)}
      lead={program.description}
      picture={programPicture(program)}
    >
      <ButtonLink to="/get-involved">Get Involved</ButtonLink>
      <ButtonLink to="/programs" variant="outline">
        All programs
      </ButtonLink>
    </PageHero>
    {text && (
      <Prose>
        <Markdown text={text} headingLevel={2} Link={SiteLink} />
      </Prose>
    )}
  </>
)
