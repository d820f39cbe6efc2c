import { Link } from 'shared/router'
import { Figures } from '../../components/Figures'
import { PageHero } from '../../components/PageHero'
import { rowSize } from '../../components/rowSize'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { DonationWidget } from '../../features/donation/DonationWidget'
import { useDonateFigures } from '../../features/donation/useDonateFigures'
import { ProgramList } from '../../features/programs/ProgramList'
import { useSiteSettings } from '../../site/useSiteSettings'

export const description =
  'Your gift pays for free screenings, school medicals and food in communities across Jamaica.'

export function DonatePage() {
  const { payable } = useSiteSettings()
  const figures = useDonateFigures()
  const hasFigures = figures.length > 0
  return (
    <Sections>
      <PageHero
        title="Donate"
        lead={
          payable
            ? 'Your gift pays for free screenings, school medicals and food. Give once or regularly. It takes a minute.'
            : 'Your gift pays for free screenings, school medicals and food. Every gift helps, large or small.'
        }
        picture={{ src: '/images/donate/what-gifts-buy.svg', width: 800, height: 600 }}
        beside={
          <section id="donate-now" aria-labelledby="donate-now-title">
            <VisuallyHidden>
              <h2 id="donate-now-title">Make a gift</h2>
            </VisuallyHidden>
            <DonationWidget />
          </section>
        }
      >
        <Link to="/donate#donate-now">{payable ? 'Make a gift' : 'How to give'}</Link>
        <Link to="/donate#learn-more">Learn More</Link>
      </PageHero>
      {hasFigures && (
        <Section
          id="learn-more"
          title="What gifts make possible"
          lead="Nobody pays at our fairs, because people like you give."
          surface="green"
        >
          <Figures figures={figures} size={rowSize(figures.map(({ value }) => value))} />
        </Section>
      )}
      <Section
        id={hasFigures ? undefined : 'learn-more'}
        title="Where your gift goes"
        lead="Gifts help pay for programs like these."
        links={
          payable && (
            <>
              <Link to="/contact">Ask us about giving</Link>
              <Link to="/get-involved#donate-resources">Offer goods or services instead</Link>
            </>
          )
        }
      >
        <ProgramList />
      </Section>
    </Sections>
  )
}
