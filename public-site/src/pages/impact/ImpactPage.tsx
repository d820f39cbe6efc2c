import { Link } from 'shared/router'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function ImpactPage() {
  return (
    <>
      <PageHero title="Impact" lead="This page will be developed further." />
      <Prose>
        <p>Until then, you can read:</p>
        <ul>
          <li>
            <Link to="/about#achievements">What was done at the first community health fair</Link>
          </li>
          <li>
            <Link to="/donate#learn-more">What gifts make possible</Link>
          </li>
          <li>
            <Link to="/events">Where we will be next</Link>
          </li>
        </ul>
      </Prose>
    </>
  )
}
