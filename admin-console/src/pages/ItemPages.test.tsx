import { act, render, screen } from '@testing-library/react'
import { lazy } from 'react'
import { Provider } from 'react-redux'
import { BrowserRouter } from 'shared/router'
import { setViewportWidth } from 'shared/testing/setViewportWidth'
import { expect, test } from 'vitest'
import { openAdministration } from '../backend/administration'
import { eventKind } from '../features/events/eventKind'
import { freezeTime } from '../testing/frozenClock'
import { makeStore } from '../testing/makeStore'
import { ItemPages } from './ItemPages'

const underWay = lazy<typeof eventKind.Fields>(() => new Promise(() => {}))

test.each([360, 1440])(
  'at %i px a form on a page has a shape until its code is there',
  async (width) => {
    freezeTime()
    await setViewportWidth(width)
    history.replaceState(null, '', '/admin/events/6')
    await act(() => openAdministration())
    render(
      <Provider store={makeStore()}>
        <BrowserRouter>
          <ItemPages label="Events" kind={{ ...eventKind, Fields: underWay }}>
            {() => <p>The list</p>}
          </ItemPages>
        </BrowserRouter>
      </Provider>,
    )
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading).toHaveTextContent('Edit Heritage Month Health Fair')
    const skeleton = await screen.findByRole('status', { name: 'Loading the form…' })
    expect(skeleton.offsetHeight).toBeGreaterThan(500)
    expect(skeleton.offsetWidth).toBeLessThanOrEqual(width)
    expect(screen.getByText('The list')).not.toBeVisible()
  },
)
