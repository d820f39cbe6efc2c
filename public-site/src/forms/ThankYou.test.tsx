import { screen } from '@testing-library/react'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { PageHero } from '../components/PageHero'
import { Section } from '../components/Section'
import { renderAt } from '../testing/renderAt'
import { ThankYou } from './ThankYou'

const thanks = (
  <div>
    <div>
      <ThankYou
        name="Devon Wright"
        link={<a href="/events">See the events</a>}
        again={{ label: 'Send another', run: () => {} }}
      >
        <p>We have your request.</p>
      </ThankYou>
    </div>
  </div>
)

/** The drawings that are shown, by file. */
const drawings = () =>
  screen
    .getAllByAltText<HTMLImageElement>('')
    .filter((image) => image.checkVisibility())
    .map((image) => image.getAttribute('src'))

test('beside a heading with a drawing, thanks show theirs alone', async () => {
  await setViewportWidth(1200)
  renderAt(
    '/events',
    <Section title="Request a Health Fair" split picture="/images/donate/what-gifts-buy.svg">
      {thanks}
    </Section>,
  )
  expect(drawings()).toEqual(['/images/thanks.svg'])
})

test.each([
  [360, ['/images/thanks.svg']],
  [1200, ['/images/donate/what-gifts-buy.svg', '/images/thanks.svg']],
])('at %i px, beside the words of a page, thanks show theirs, too', async (width, shown) => {
  await setViewportWidth(width)
  const picture = { src: '/images/donate/what-gifts-buy.svg', width: 800, height: 600 }
  renderAt('/donate', <PageHero title="Donate" picture={picture} beside={thanks} />)
  expect(drawings()).toEqual(shown)
})

test('sending another is quieter than what one can do next', () => {
  renderAt('/events', thanks)
  const next = getComputedStyle(screen.getByRole('link', { name: 'See the events' }))
  const again = getComputedStyle(screen.getByRole('button', { name: 'Send another' }))
  expect(again.borderStyle).toBe('none')
  expect(Number(again.fontWeight)).toBeLessThan(Number(next.fontWeight))
})
