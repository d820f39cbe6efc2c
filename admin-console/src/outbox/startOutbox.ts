import { authStore } from 'shared/auth'
import { administratorRequest } from 'shared/store/administratorRequest'
import { storeConfig } from 'shared/store/storeConfig'
import { setChangeRecorder } from './changeCollection'
import { outboxRecorder } from './outboxRecorder'
import { startSender } from './sender'

let running = false

/** Sends changes from when the console is first opened until the administrator signs out. */
export function startOutbox() {
  const store = storeConfig()
  if (!store || running) return
  running = true
  setChangeRecorder(outboxRecorder)
  const stop = startSender((request) => administratorRequest(store, request))
  const unsubscribe = authStore.subscribe(() => {
    if (authStore.getState().status !== 'signedOut') return
    unsubscribe()
    stop()
    running = false
  })
}
