import { Link } from 'shared/router'
import { Section } from '../../components/Section'

export function Giving() {
  return (
    <Section
      title="Make a donation"
      lead="A gift pays for screenings, glasses and school supplies that families could not pay for themselves."
      links={<Link to="/impact">See what gifts have done</Link>}
      surface="gold"
      split
    />
  )
}
