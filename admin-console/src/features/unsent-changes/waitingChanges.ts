/** "3 changes wait" */
export const waitingChanges = (count: number) =>
  count === 1 ? '1 change waits' : `${count} changes wait`
