import type { Plugin } from 'vite'

/** Far longer than any module takes, on any machine. */
const defaultLimitMs = 10 * 60_000

/**
 * Ends a build in which no module has been parsed for a long time. The federation plugin holds the
 * shared modules back until it has analyzed all others; where one never comes, nothing would end the
 * wait. The limit never decides what is built: the build fails.
 */
export function failWhenStalled(limitMs = defaultLimitMs): Plugin {
  let timer: NodeJS.Timeout | undefined
  let latest = 'none'

  const stop = () => clearTimeout(timer)

  function start() {
    stop()
    timer = setTimeout(() => {
      throw new Error(
        `The build stands still: no module was parsed for ${limitMs / 1000} s, so the analysis of ` +
          `the shared modules is incomplete. The last module parsed: ${latest}`,
      )
    }, limitMs)
  }

  return {
    name: 'fail-when-stalled',
    apply: 'build',
    buildStart: start,
    moduleParsed({ id }) {
      latest = id
      start()
    },
    buildEnd: stop,
  }
}
