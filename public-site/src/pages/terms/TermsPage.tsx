import { Link } from 'shared/router'
import { PageHero } from '../../components/PageHero'
import { Prose } from '../../components/Prose'
import { useSiteSettings } from '../../site/useSiteSettings'
import { legalTexts } from '../legalTexts.content'

export const description =
  'What to know before you use this site or come to a fair. In short: our health fairs are free, and everyone is welcome.'

export function TermsPage() {
  const { payable } = useSiteSettings()
  return (
    <>
      <PageHero title="Terms" lead="In short: our fairs are free, and everyone is welcome." />
      <Prose>
        <h2>Coming to a fair</h2>
        <p>
          Everything at our fairs is free. Register while spots last, and please arrive 15 minutes
          early. You’ll find how to prepare for the tests on each fair’s own page and under{' '}
          <Link to="/programs/health-fairs">Health Fairs</Link>.
        </p>
        {legalTexts().terms(payable)}
        <h2>Your data</h2>
        <p>
          The <Link to="/privacy-policy">privacy policy</Link> says what the site keeps, and where.
        </p>
      </Prose>
    </>
  )
}
