import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EventImage } from './EventImage'

const shown = (container: HTMLElement) => container.querySelector('img')

test('a broken picture falls back to /placeholder.svg', () => {
  const { container } = render(<EventImage src="https://nowhere.example/a.jpg" alt="" />)
  const image = shown(container)
  expect(image).toHaveAttribute('src', 'https://nowhere.example/a.jpg')
  if (image) fireEvent.error(image)
  expect(shown(container)).toHaveAttribute('src', '/placeholder.svg')
})

test('an event without a picture shows the placeholder', () => {
  const { container } = render(<EventImage src=" " alt="" />)
  expect(shown(container)).toHaveAttribute('src', '/placeholder.svg')
})

test('another picture is tried again', () => {
  const { container, rerender } = render(<EventImage src="/a.jpg" alt="" />)
  const image = shown(container)
  if (image) fireEvent.error(image)
  rerender(<EventImage src="/b.jpg" alt="" />)
  expect(shown(container)).toHaveAttribute('src', '/b.jpg')
})
