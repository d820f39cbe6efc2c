import { createObservable } from '../../persistence/observable'

/** How often this page has added entries to the history. */
export const historyRecorded = createObservable('history', 0)
