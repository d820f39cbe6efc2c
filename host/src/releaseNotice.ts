/**
 * Offers a reload in a tab that stays open when a new release has become live. The tab goes on with
 * what it has loaded for as long as its visitor wants.
 */
import type { RemoteName } from 'shared/contract'
import { showToast } from 'shared/toasts'
import { loadedReleases } from './remotes/loadedReleases'
import { fetchPointer } from './remotes/pointer'

const pauseMs = 5 * 60_000

/** Forms that somebody has typed into. One that is reset, as after sending, or gone is none any more. */
const filled = new Set<Element>()

/** Not over a dialog either: a toast is out of reach behind one. */
const isBusy = () =>
  [...filled].some((form) => form.isConnected) ||
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((dialog) =>
    dialog.checkVisibility(),
  )

/** Asks for the pointers when the tab is looked at again, at most every five minutes. */
export function watchReleases() {
  let askedAt = Date.now()

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || isBusy()) return
    if (Date.now() - askedAt < pauseMs) return
    askedAt = Date.now()
    offerNewRelease()
  })

  for (const event of ['input', 'change']) {
    document.addEventListener(event, ({ target }) => {
      const form = target instanceof Element && target.closest('form')
      if (form) filled.add(form)
    })
  }
  document.addEventListener('reset', ({ target }) => filled.delete(target as Element))
}

async function offerNewRelease() {
  const answers = await Promise.all([...loadedReleases].map(isOutdated))
  if (!answers.includes(true) || isBusy()) return
  showToast({
    kind: 'info',
    title: 'A new version is available',
    description: 'What you have open goes on working.',
    action: { label: 'Reload', run: () => location.reload() },
  })
}

async function isOutdated([name, known]: [RemoteName, string[]]) {
  try {
    return !known.includes((await fetchPointer(name)).release)
  } catch {
    // It is asked for again when the tab is looked at the next time.
    return false
  }
}
