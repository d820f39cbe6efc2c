import { render, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventImage } from './EventImage'

const shown = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement

const becomesPlaceholder = (image: HTMLImageElement) =>
  waitFor(() => {
    expect(image).toHaveAttribute('src', '/placeholder.svg')
    expect(image.naturalWidth).toBeGreaterThan(0)
  })

test('a broken picture falls back to /placeholder.svg', async () => {
  const { container } = render(<EventImage src="/images/events/no-such-picture.svg" alt="" />)
  const image = shown(container)
  expect(image).toHaveAttribute('src', '/images/events/no-such-picture.svg')
  await becomesPlaceholder(image)
})

test('an event without a picture shows the placeholder', async () => {
  const { container } = render(<EventImage src=" " alt="" />)
  await becomesPlaceholder(shown(container))
})

test('another picture is tried again', async () => {
  const { container, rerender } = render(
    <EventImage src="/images/events/no-such-picture.svg" alt="" />,
  )
  const image = shown(container)
  await becomesPlaceholder(image)
  rerender(<EventImage src="/images/events/riverside.svg" alt="" />)
  expect(image).toHaveAttribute('src', '/images/events/riverside.svg')
  await image.decode()
  expect(image).toHaveAttribute('src', '/images/events/riverside.svg')
})
