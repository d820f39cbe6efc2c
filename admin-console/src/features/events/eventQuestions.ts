/** What is asked before an event changes, in one chunk. */
export { ChangeQuestion } from './ChangeQuestion'
export { hasVisitors } from './countVisitors'
export { DeleteQuestion } from './DeleteQuestion'
