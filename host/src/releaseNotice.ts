/**
 * Offers a reload to an open tab when a new release has gone live. Until then the tab keeps running
 * the release that it has loaded.
 */
import type { RemoteName } from 'shared/contract'
import { showToast } from 'shared/toasts'
import { loadedReleases } from './remotes/loadedReleases'
import { fetchPointer } from './remotes/pointer'

const pauseMs = 5 * 60_000

/** Forms with unsent input. One that is reset, as after sending, or removed no longer counts. */
const dirtyForms = new Set<Element>()

/** A toast behind a dialog cannot be reached. */
const isBusy = () =>
  [...dirtyForms].some((form) => form.isConnected) ||
  [...document.querySelectorAll('dialog[open], [role="dialog"]')].some((dialog) =>
    dialog.checkVisibility(),
  )

/** Fetches the pointers when the tab becomes visible, at most every five minutes. */
export function watchReleases() {
  let checkedAt = Date.now()

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || isBusy()) return
    if (Date.now() - checkedAt < pauseMs) return
    checkedAt = Date.now()
    offerNewRelease()
  })

  for (const event of ['input', 'change']) {
    document.addEventListener(event, ({ target }) => {
      const form = target instanceof Element && target.closest('form')
      if (form) dirtyForms.add(form)
    })
  }
  document.addEventListener('reset', ({ target }) => dirtyForms.delete(target as Element))
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
    // Tried again when the tab becomes visible the next time.
    return false
  }
}
