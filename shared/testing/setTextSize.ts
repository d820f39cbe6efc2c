import { onTestFinished } from 'vitest'

/**
 * Until the end of the test, in percent of the usual size. Unlike a browser's own setting it leaves
 * the media queries in rem as they are.
 */
export function setTextSize(percent: number) {
  const { style } = document.documentElement
  onTestFinished(() => void style.removeProperty('font-size'))
  style.fontSize = `${percent}%`
}
