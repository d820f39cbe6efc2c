import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { VisuallyHidden } from './VisuallyHidden'

test('hidden words at the end of a page add nothing to its height', () => {
  const { scrollHeight } = render(<div style={{ height: '200vh' }} />).container
  render(<VisuallyHidden>All decided.</VisuallyHidden>)
  expect(document.documentElement.scrollHeight).toBe(scrollHeight)
})
