import { act, render, screen } from '@testing-library/react'
import { Suspense, startTransition, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type Backend, type Collection, provideBackend, useCollection } from 'shared/backend'
import { browserBackend } from 'shared/backends/browser/browserBackend'
import { renderedBackend } from 'shared/backends/rendered/renderedBackend'
import { createObservable } from 'shared/persistence'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import * as z from 'zod/mini'

let keys = 0

/** One that no other test has used: the page keeps a collection for good. */
const newDefinition = () => ({ key: `names${keys++}`, schema: z.string(), seed: 'seed' })

/** A collection as a backend has it: without a value, or with another one than the document's. */
function provided(rendered: string | undefined, stored: string | undefined) {
  const observable = createObservable('names', stored)
  let resolve = () => {}
  const promise = new Promise<void>((resolved) => {
    resolve = resolved
  })
  const get = () => observable.get() ?? 'nothing'
  const names: Collection<string> = {
    key: 'names',
    get,
    subscribe: observable.subscribe,
    update: vi.fn(),
    getRendered: () => rendered ?? get(),
    arrival: () => (stored === undefined ? promise : null),
    textArrival: () => null,
    freshened: () => null,
  }
  provideBackend({ ...browserBackend, collection: (() => names) as Backend['collection'] })
  const arrive = (value: string) =>
    act(async () => {
      observable.set(value)
      resolve()
    })
  return { arrive }
}

afterEach(() => provideBackend(browserBackend))

test('a page hydrates with what the document was rendered from, then shows what is newer', async () => {
  provided('from the document', 'from this browser')
  const definition = newDefinition()
  const Name = () => <p>{useCollection(definition)}</p>
  const container = document.createElement('div')
  container.innerHTML = renderToString(<Name />)
  expect(container.textContent).toBe('from the document')
  const onRecoverableError = vi.fn()
  const root = await act(async () => hydrateRoot(container, <Name />, { onRecoverableError }))
  onTestFinished(() => act(() => root.unmount()))
  expect(container.textContent).toBe('from this browser')
  expect(onRecoverableError).not.toHaveBeenCalled()
})

test('the page before stays on the screen until the content of the next is there', async () => {
  const { arrive } = provided(undefined, undefined)
  const definition = newDefinition()
  const Name = () => <h1>{useCollection(definition)}</h1>
  let open: () => void = () => {}
  function Site() {
    const [isOpen, setOpen] = useState(false)
    open = () => startTransition(() => setOpen(true))
    return <Suspense fallback="Loading">{isOpen ? <Name /> : <h1>Before</h1>}</Suspense>
  }
  render(<Site />)
  await act(async () => open())
  expect(screen.getByRole('heading')).toHaveTextContent('Before')
  await arrive('Arrived')
  expect(screen.getByRole('heading')).toHaveTextContent('Arrived')
})

test('a server renders the content that it is given, and the seed of what it is not', () => {
  const contentOf = (key: string) => (key.endsWith('0') ? undefined : `content of ${key}`)
  provideBackend(renderedBackend({ backend: 'supabase', contentOf, onTextShown: vi.fn() }))
  const Name = ({ id }: { id: string }) => <p>{useCollection({ ...newDefinition(), key: id })}</p>
  expect(renderToString(<Name id="served1" />)).toBe('<p>content of served1</p>')
  expect(renderToString(<Name id="served0" />)).toBe('<p>seed</p>')
})
