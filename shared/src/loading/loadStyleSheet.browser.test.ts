import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { loadStyleSheet } from './loadStyleSheet'

const never = new AbortController().signal

/** The URL of a style sheet that gives the root element this order. */
function styleSheet(order: number) {
  const url = URL.createObjectURL(new Blob([`:root { order: ${order} }`], { type: 'text/css' }))
  onTestFinished(() => URL.revokeObjectURL(url))
  return url
}

const missing = () => {
  const url = styleSheet(9)
  URL.revokeObjectURL(url)
  return url
}

const orderOfRoot = () => getComputedStyle(document.documentElement).order
const linksTo = (url: string) => document.querySelectorAll(`link[href="${url}"]`)

beforeEach(() => () => {
  for (const link of document.querySelectorAll('link[href^="blob:"]')) link.remove()
})

test('it applies once it is said to be loaded, and is not asked for again', async () => {
  const url = styleSheet(1)
  await loadStyleSheet(url, never)
  expect(orderOfRoot()).toBe('1')
  await loadStyleSheet(url, never)
  expect(linksTo(url)).toHaveLength(1)
})

test('two modules that need it at the same time both get it, from one link', async () => {
  const url = styleSheet(2)
  await Promise.all([loadStyleSheet(url, never), loadStyleSheet(url, never)])
  expect(orderOfRoot()).toBe('2')
  expect(linksTo(url)).toHaveLength(1)
})

test('one that fails leaves no link, and is asked for anew the next time', async () => {
  const url = missing()
  await expect(loadStyleSheet(url, never)).rejects.toThrow(`${url} could not be loaded`)
  expect(linksTo(url)).toHaveLength(0)
  await expect(loadStyleSheet(url, never)).rejects.toThrow()
})

test('a link of the document that has failed counts for nothing', async () => {
  const url = missing()
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })
  const failed = new Promise((resolve) => link.addEventListener('error', resolve))
  document.head.append(link)
  await failed
  await expect(loadStyleSheet(url, never)).rejects.toThrow()
})

test('one that is given up leaves no link, and is given up by all who wait for it', async () => {
  const url = styleSheet(3)
  const controller = new AbortController()
  const loads = [loadStyleSheet(url, controller.signal), loadStyleSheet(url, never)]
  controller.abort(new Error('no answer'))
  for (const load of loads) await expect(load).rejects.toThrow('no answer')
  expect(linksTo(url)).toHaveLength(0)
})

test('one that is given up once it has loaded stays', async () => {
  const url = styleSheet(4)
  const controller = new AbortController()
  await loadStyleSheet(url, controller.signal)
  controller.abort()
  expect(orderOfRoot()).toBe('4')
})
