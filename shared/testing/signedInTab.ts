/** What a tab needs, of what `openTab` opens, in which the demonstration's administrator works. */
export { signIn } from 'shared/auth'
export { browserBackend } from 'shared/backends/browser/browserBackend'
