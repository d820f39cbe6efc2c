import { authStore } from 'shared/auth'
import { administratorRequest } from 'shared/store/administratorRequest'
import { storeConfig } from 'shared/store/storeConfig'
import { setChangeRecorder } from './changeCollection'
import { outboxRecorder } from './outboxRecorder'
import { startSender } from './sender'

let running = false

/**
 * Sends the administrator's changes from when the console is first opened until nobody, or somebody
 * else, is signed in.
 */
export function startOutbox() {
  const store = storeConfig()
  const { user } = authStore.getState()
  if (!store || !user || running) return
  running = true
  setChangeRecorder(outboxRecorder(user))
  const stop = startSender(user.id, (request) => administratorRequest(store, request, user.id))
  const unsubscribe = authStore.subscribe(() => {
    if (authStore.getState().user?.id === user.id) return
    unsubscribe()
    stop()
    running = false
  })
}
