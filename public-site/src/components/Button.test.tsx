import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from './Button'

const look = (element: Element) => {
  // Ends the transition to another color.
  for (const animation of element.getAnimations()) animation.finish()
  const { color, backgroundColor, borderColor } = getComputedStyle(element)
  return { color, backgroundColor, borderColor }
}

test.each(['primary', 'donate', 'outline', 'onDark'] as const)(
  'a disabled button (%s) looks the same under the pointer, and can be read',
  async (variant) => {
    render(
      <Button variant={variant} disabled>
        Registering...
      </Button>,
    )
    const button = screen.getByRole('button')
    const { color, backgroundColor, borderColor } = look(button)
    await userEvent.hover(button)
    await expect.poll(() => button.matches(':hover')).toBe(true)
    expect(look(button)).toEqual({ color, backgroundColor, borderColor })
    // --muted on --hairline: 5.2
    expect({ color, backgroundColor }).toEqual({
      color: 'rgb(91, 86, 75)',
      backgroundColor: 'rgb(226, 218, 199)',
    })
  },
)
