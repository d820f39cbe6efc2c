import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Markdown } from './Markdown'

test('Markdown is shown as headings, lists, emphasis and links', () => {
  render(
    <Markdown
      text={'# News\n\nA **free** fair, [read on](https://example.org/x).\n\n- one\n- two'}
    />,
  )
  expect(screen.getByRole('heading', { name: 'News' })).toBeVisible()
  expect(screen.getByText('free').tagName).toBe('STRONG')
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

test('a link leaves the form alone: it opens elsewhere', () => {
  render(<Markdown text="[read on](https://example.org/x)" />)
  const link = screen.getByRole('link', { name: 'read on' })
  expect(link).toHaveAttribute('href', 'https://example.org/x')
  expect(link).toHaveAttribute('target', '_blank')
})

test('a text’s headings stay below the page’s own', () => {
  render(<Markdown text={'# One\n\n## Two\n\n###### Six'} />)
  expect(screen.getAllByRole('heading').map(({ tagName }) => tagName)).toEqual(['H3', 'H4', 'H6'])
})

test('raw HTML is shown as text and never becomes part of the page', () => {
  const text =
    '<script>alert(1)</script>\n\nA <b onclick="alert(1)">bold</b> <img src=x onerror=alert(1)>'
  const { container } = render(<Markdown text={text} />)
  expect(container.querySelector('script, b, img')).toBeNull()
  expect(container).toHaveTextContent('<script>alert(1)</script>')
})

test.each(['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'vbscript:x'])(
  'the URL %s is left out',
  (url) => {
    const { container } = render(<Markdown text={`[click](${url}) ![picture](${url})`} />)
    expect(screen.queryByRole('link')).toBeNull()
    expect(container.innerHTML.toLowerCase()).not.toContain(url.toLowerCase())
  },
)
