import { render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown'

const Link = ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>

const show = (text: string, headingLevel: 2 | 3 = 2) =>
  render(<Markdown text={text} headingLevel={headingLevel} Link={Link} />).container

test('Markdown is shown as headings, lists, emphasis and quotations', () => {
  const post = show(
    'A **free** fair, *really*.\n\n1. one\n2. two\n\n> Come early.\n\n    code\n\n---',
  )
  expect(screen.getByText('free').tagName).toBe('STRONG')
  expect(screen.getByText('really').tagName).toBe('EM')
  expect(screen.getAllByRole('listitem').map((item) => item.innerHTML)).toEqual(['one', 'two'])
  expect(post.querySelector('blockquote')).toHaveTextContent('Come early.')
  expect(post.querySelector('pre')).toHaveTextContent('code')
  expect(screen.getByRole('separator')).toBeVisible()
})

test.each([
  [2, ['H2', 'H3', 'H6']],
  [3, ['H3', 'H4', 'H6']],
] as const)('a text’s headings stay below the page’s own: from level %i', (level, tags) => {
  show('# One\n\n## Two\n\n###### Six', level)
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(tags)
})

test('links and pictures lead where they say, also those that are named by a label', () => {
  show(
    '[events](/events) [out](https://example.org/x) [mail](mailto:a@example.com) [there][1] ' +
      '![A tent](/placeholder.svg)\n\n[1]: https://example.org/label',
  )
  const targets = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(targets).toEqual([
    '/events',
    'https://example.org/x',
    'mailto:a@example.com',
    'https://example.org/label',
  ])
  expect(screen.getByRole('img', { name: 'A tent' })).toHaveAttribute('src', '/placeholder.svg')
})

test('raw HTML is shown as text and never becomes part of the page', () => {
  const post = show(
    '<script>alert(1)</script>\n\nA <b onclick="alert(1)">bold</b> <img src=x onerror=alert(1)>',
  )
  expect(post.querySelector('script, b, img')).toBeNull()
  expect(post).toHaveTextContent('<script>alert(1)</script>')
})

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#10;script:alert(1)',
  'data:text/html,x',
  'vbscript:x',
])('the URL %s is left out', (url) => {
  const post = show(`[click](${url}) ![picture](${url}) [label][1]\n\n[1]: ${url}`)
  expect(screen.queryByRole('link')).toBeNull()
  expect(post.querySelector('[href], [src]')).toBeNull()
  expect(post).toHaveTextContent('click picture label')
})
