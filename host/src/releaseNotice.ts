/**
 * Offers a reload to an open tab when a new release has gone live. Until then the tab keeps running
 * the release that it has loaded.
 */
import type { RemoteName } from 'shared/contract'
import * as z from 'shared/schema'
import { showToast } from 'shared/toasts'
import { fetchJson } from './remotes/fetchJson'
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

/** Asks what is live when the tab becomes visible, at most every five minutes. */
export function watchReleases() {
  let checkedAt = Date.now()

  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || isBusy()) return
    if (Date.now() - checkedAt < pauseMs) return
    checkedAt = Date.now()
    offerNewRelease()
  })

  document.addEventListener('input', ({ target }) => {
    const form = target instanceof Element && target.closest('form')
    if (form) dirtyForms.add(form)
  })
  document.addEventListener('reset', ({ target }) => dirtyForms.delete(target as Element))
}

async function offerNewRelease() {
  const answers = await Promise.allSettled([
    isShellOutdated(),
    ...Array.from(new Set(loadedReleases.values()), isRemoteOutdated),
  ])
  // What could not be read is asked for again when the tab becomes visible the next time.
  if (!answers.some((answer) => 'value' in answer && answer.value) || isBusy()) return
  showToast({
    kind: 'info',
    title: 'A new version is available',
    description: 'Reload when you’re ready.',
    action: { label: 'Reload', run: () => location.reload() },
  })
}

async function isRemoteOutdated(name: RemoteName) {
  return !loadedReleases.has((await fetchPointer(name)).release)
}

/** What the composing step writes beside the documents (compose/documents/shellRelease.ts). */
const shellReleaseSchema = z.object({ release: z.string() })

async function isShellOutdated() {
  const { release } = shellReleaseSchema.parse(await fetchJson('/shell.json'))
  return release !== document.documentElement.dataset.shell
}
