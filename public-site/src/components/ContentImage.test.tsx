import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ContentImage } from './ContentImage'

const shown = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement

const becomesPlaceholder = (image: HTMLImageElement) =>
  waitFor(() => {
    expect(image).toHaveAttribute('src', '/placeholder.svg')
    expect(image.naturalWidth).toBeGreaterThan(0)
  })

test('a broken picture falls back to /placeholder.svg', async () => {
  const { container } = render(<ContentImage src="/images/events/no-such-picture.svg" alt="" />)
  const image = shown(container)
  expect(image).toHaveAttribute('src', '/images/events/no-such-picture.svg')
  await becomesPlaceholder(image)
})

test('where no picture is named, the placeholder shows', async () => {
  const { container } = render(<ContentImage src=" " alt="" />)
  await becomesPlaceholder(shown(container))
})

test('another picture is tried again', async () => {
  const { container, rerender } = render(
    <ContentImage src="/images/events/no-such-picture.svg" alt="" />,
  )
  const image = shown(container)
  await becomesPlaceholder(image)
  rerender(<ContentImage src="/images/events/riverside.svg" alt="" />)
  expect(image).toHaveAttribute('src', '/images/events/riverside.svg')
  await image.decode()
  expect(image).toHaveAttribute('src', '/images/events/riverside.svg')
})

test('of a program’s drawing, which an event may have, the ground is never cropped', () => {
  const { container } = render(<ContentImage src="/images/programs/health-fairs.svg" alt="" />)
  expect(getComputedStyle(shown(container)).objectPosition).toBe('50% 100%')
})
