import { vi } from 'vitest'

/** All presses of a test are as quick as they can be, however long the machine takes for them. */
export const pressAtOnce = () =>
  void vi.spyOn(Event.prototype, 'timeStamp', 'get').mockReturnValue(performance.now())
