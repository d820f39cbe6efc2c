import type { ComponentProps } from 'react'
import { reportError } from 'shared/reporting'
import { showToast } from 'shared/toasts'
import { earlyPress } from '../browser/earlyPress'
import { prefetchOnIntent } from '../browser/prefetchOnIntent'
import { Button } from './Button'

interface LateButtonProps<Module> extends ComponentProps<'button'> {
  /** Loads what pressing it needs, `what` in a report. */
  load: () => Promise<Module>
  what: string
  run: (module: Module) => unknown
}

/** A button whose code comes when it is pressed, or about to be. */
export function LateButton<Module>({ load, what, run, ...button }: LateButtonProps<Module>) {
  async function press() {
    try {
      await run(await load())
    } catch (error) {
      reportError('public-site', `${what} could not be loaded`, error)
      showToast({ kind: 'destructive', title: 'That didn’t work. Please try again.' })
    }
  }

  return (
    <Button
      variant="outline"
      {...earlyPress}
      {...prefetchOnIntent(load)}
      {...button}
      onClick={() => void press()}
    />
  )
}
