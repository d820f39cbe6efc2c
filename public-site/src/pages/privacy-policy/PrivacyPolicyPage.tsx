import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function PrivacyPolicyPage() {
  return (
    <>
      <PageHero title="Privacy Policy" lead="What this site keeps, and where." />
      <Prose>
        <p>
          This site has no server that takes your data. What you submit in a form stays in your
          browser and is not sent to anybody. The number of places taken at an event is kept in your
          browser&rsquo;s own storage; clearing that storage removes it.
        </p>
      </Prose>
    </>
  )
}
