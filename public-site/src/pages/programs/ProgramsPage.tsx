import { PageHero } from '../../components/PageHero'
import { PageNote } from '../../components/Prose'
import { Section } from '../../components/Section'
import { ProgramCards } from '../../features/programs/ProgramCards'

export const description =
  'Health fairs, school drives, community support and the love initiative: what each of our programs does, free for everyone.'

export function ProgramsPage() {
  return (
    <>
      <PageHero title="Programs" lead="Health, school and a helping hand, free for everyone." />
      <Section title="What we do" lead="Choose a program to learn more about it.">
        <ProgramCards />
        <PageNote>This page will be developed further.</PageNote>
      </Section>
    </>
  )
}
