import { Link } from 'shared/router'
import { Figures } from '../../components/Figures'
import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { Sections } from '../../components/Sections'
import { VisuallyHidden } from '../../components/VisuallyHidden'
import { DonationWidget } from '../../features/donation/DonationWidget'
import { ProgramList } from '../../features/programs/ProgramList'
import { useSiteSettings } from '../../site/useSiteSettings'

export const description =
  'Your gift pays for free screenings, school medicals and food in communities across Jamaica.'

// Fixed by the specification; the figures that the administrator keeps are on the home page.
const figures = [
  { value: '5,000+', label: 'screenings a year' },
  { value: '12', label: 'communities' },
  { value: '$500K', label: 'of services' },
  { value: '100%', label: 'of gifts go to programs' },
]

export function DonatePage() {
  const { payable, paysByCard } = useSiteSettings()
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
              <h2 id="donate-now-title">{payable ? 'Make a gift' : 'Ask us how to give'}</h2>
            </VisuallyHidden>
            <DonationWidget />
          </section>
        }
      >
        <Link to="/donate#donate-now">{payable ? 'Make a gift' : 'How to give'}</Link>
        <Link to="/donate#learn-more">Learn More</Link>
      </PageHero>
      <Section
        id="learn-more"
        title="What gifts make possible"
        lead="Nobody pays at our fairs, because people like you give."
        surface="green"
      >
        {/* Of a foundation that works with the site, nobody has counted them. */}
        {paysByCard && <Figures figures={figures} />}
      </Section>
      <Section
        title="Where your gift goes"
        lead="Gifts help pay for programs like these."
        links={
          <>
            <Link to="/contact">Ask us about giving</Link>
            {payable && (
              <Link to="/get-involved#donate-resources">Give goods or services instead</Link>
            )}
          </>
        }
      >
        <ProgramList />
      </Section>
    </Sections>
  )
}
