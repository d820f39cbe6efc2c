import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function TermsPage() {
  return (
    <>
      <PageHero title="Terms" lead="In short: our fairs are free, and everyone is welcome." />
      <Prose>
        <p>
          This site is a demonstration. Registrations, requests and gifts made here are simulated in
          your browser: no card is charged and nothing is sent.
        </p>
      </Prose>
    </>
  )
}
