// Runs before everything that can hang, and does what must work when nothing else comes.
{
  const root = document.documentElement

  // Whoever is signed in here sees the console's frame while its code comes (document.css). Where storage
  // is refused, a spinner is seen.
  try {
    const isConsole = /^\/admin(\/|$)/.test(location.pathname) && localStorage.getItem('auth')
    root.toggleAttribute('data-console', Boolean(isConsole))
  } catch {}

  // A page of which this browser has newer content waits for it: swapped after the first paint, it
  // would move under the reader's eyes. The page shows itself when it has it (useScrollRestoration.ts).
  const isStale = ([key, version]) => {
    if (version === '0') return localStorage.getItem(key) !== null
    const origin = JSON.parse(localStorage.getItem(`${key}.origin`))
    return origin?.drafts || origin?.version > version
  }
  try {
    const shown = root.dataset.shown?.split(' ').map((entry) => entry.split('='))
    root.toggleAttribute('data-stale', Boolean(shown?.some(isStale)))
  } catch {
    // Storage that is blocked, or holds something else, has nothing newer.
  }

  const showNotice = () => {
    root.removeAttribute('data-stale')
    document.getElementById('load-notice')?.removeAttribute('hidden')
  }

  // A style sheet that does not answer keeps the page from being shown, unless a script has asked for it.
  // One that a script waits for has a handler. While anything comes the network is slow, and a page that
  // is shown before its style would move under the reader's eyes.
  const showUnlessLoading = (before) => {
    const loaded = performance.getEntriesByType('resource').length
    if (loaded !== before) {
      setTimeout(showUnlessLoading, 1500, loaded)
      return
    }
    for (const link of document.querySelectorAll('link[rel="stylesheet"]')) {
      if (!link.sheet && !link.onload) link.replaceWith(link.cloneNode())
    }
  }
  setTimeout(showUnlessLoading, 1500)

  // The shell removes the notice when the page works and has its style.
  setTimeout(showNotice, 10_000)
  // A script or a style sheet of the document that is refused or missing says so at once.
  addEventListener(
    'error',
    ({ target }) => {
      if (target.matches?.('script, link[rel="stylesheet"]') && !target.onload) showNotice()
    },
    true,
  )

  // What a press asks of the page's code waits until that has come (public-site/src/browser/earlyPress.ts);
  // of a group, the last one holds.
  addEventListener('click', ({ target }) => {
    const button = target.closest('[data-early]')
    if (!button) return
    for (const other of button.parentElement.children) other.ariaBusy = null
    button.ariaBusy = 'true'
  })

  // Where the page was left is not shown again to whoever has moved it already (useScrollRestoration.ts).
  for (const type of ['wheel', 'touchmove', 'pointerdown', 'keydown']) {
    addEventListener(type, () => root.toggleAttribute('data-moved', true), {
      passive: true,
      once: true,
    })
  }

  // The page stays as it is for as long as there is no other.
  addEventListener('click', ({ target }) => {
    if (target.id !== 'load-again') return
    fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(5000),
    }).then(
      () => location.reload(),
      () => {
        target.textContent = 'No connection yet. Try again'
      },
    )
  })
}
