import { afterEach, expect, test, vi } from 'vitest'
import { readPrerendered } from './prerendered'

afterEach(() => {
  document.body.replaceChildren()
})

function documentSaying(text: string) {
  const element = document.createElement('script')
  element.type = 'application/json'
  element.id = 'prerendered'
  element.textContent = text
  document.body.append(element)
}

test('a document says which page it holds', () => {
  documentSaying('{"path":"/about","releases":{}}')
  expect(readPrerendered()).toEqual({ path: '/about', releases: {} })
})

test('the bare document says nothing', () => {
  expect(readPrerendered()).toBeNull()
})

test.each(['{"path"', '{"path":7,"releases":{}}', ''])(
  'damaged data %j are logged, and the page is rendered anew',
  (text) => {
    vi.mocked(console.error).mockImplementation(() => {})
    documentSaying(text)
    expect(readPrerendered()).toBeNull()
    expect(console.error).toHaveBeenCalledOnce()
    vi.mocked(console.error).mockClear()
  },
)
