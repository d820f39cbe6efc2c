/** What is asked before an event changes, in one chunk. */
export { hasVisitors } from './countVisitors'
export { DeleteQuestion } from './DeleteQuestion'
export { StatusQuestion } from './StatusQuestion'
