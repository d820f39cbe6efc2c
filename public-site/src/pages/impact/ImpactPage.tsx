import { Link } from 'shared/router'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'

export function ImpactPage() {
  return (
    <>
      <PageHero title="Impact" lead="This page will be developed further." />
      <Prose>
        <p>
          Until then, read <Link to="/about">who we are</Link> or see{' '}
          <Link to="/events">where we will be next</Link>.
        </p>
      </Prose>
    </>
  )
}
