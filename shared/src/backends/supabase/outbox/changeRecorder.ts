/** Keeps what an administrator changes until the database has it. Returns the collection's new value. */
type RecordChange = <T>(key: string, before: T, after: T) => T

let record: RecordChange | undefined

/** Sets it while somebody administers. */
export const setChangeRecorder = (next: RecordChange | undefined) => {
  record = next
}

/**
 * Records a change before the collection has it, so that a browser that is killed in between loses
 * nothing. What visitors change, nobody records.
 */
export const recordChange: RecordChange = (key, before, after) =>
  record ? record(key, before, after) : after
