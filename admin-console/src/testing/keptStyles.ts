/**
 * Ant Design drops the styles that it has made when the last component that uses them goes, which is at
 * the end of each test. From here on they stay for the next one, in all files of a frame: making them
 * anew is a fifth of the work.
 */
import { createCache } from '@ant-design/cssinjs'

const cache = Object.getPrototypeOf(createCache())
type Entry = [uses: number, made: unknown] | null | undefined
type Update = (before: Entry) => Entry
const opUpdate: (path: string, update: Update) => void = cache.opUpdate

cache.opUpdate = function (path: string, update: Update) {
  // An update to nothing would drop the entry. It stays, with no uses.
  opUpdate.call(this, path, (before) => update(before) ?? (before && [0, before[1]]))
}
