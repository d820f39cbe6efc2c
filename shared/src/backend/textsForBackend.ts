import { backend } from 'shared/backend'

/** What is said, as one of two objects with the same keys. */
interface Texts<T> {
  inThisBrowser: T
  sharedWithOthers: NoInfer<T>
}

/** Of texts that differ by what is behind the site, those that are true of this one. */
export const textsForBackend = <T>({ inThisBrowser, sharedWithOthers }: Texts<T>): T =>
  backend().capabilities.sharedWithOthers ? sharedWithOthers : inThisBrowser
