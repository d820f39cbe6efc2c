import { useEffect, useRef, useState } from 'react'
import { backend, type RegistrationState } from 'shared/backend'
import { reportWarning } from 'shared/reporting'
import type { ReceiptKey } from './receiptUrl'

/**
 * Asks what became of registrations, when the page is shown and looked at again.
 * @param onState called with each answer
 * @returns the answers by id; none of one that nobody knows of
 */
export function useRegistrationStates<Registration extends ReceiptKey>(
  registrations: readonly Registration[],
  onState?: (registration: Registration, state: RegistrationState) => void,
): Readonly<Record<string, RegistrationState>> {
  const [states, setStates] = useState<Readonly<Record<string, RegistrationState>>>({})
  const asked = useRef({ registrations, onState })
  asked.current = { registrations, onState }
  const ids = registrations.map(({ id }) => id).join()

  useEffect(() => {
    if (!ids) return
    let current = true
    async function ask() {
      if (document.visibilityState !== 'visible') return
      const answers: Record<string, RegistrationState> = {}
      try {
        const submissions = await backend().submissions()
        const { registrations, onState } = asked.current
        for (const registration of registrations) {
          const state = await submissions.registrationState?.(registration)
          if (!state) continue
          onState?.(registration, state)
          if (!current) return
          answers[`${registration.id}`] = state
        }
      } catch (error) {
        reportWarning('public-site', 'What became of a registration could not be asked', error)
      }
      // At once: somebody may have registered a whole church here.
      if (current) setStates((known) => ({ ...known, ...answers }))
    }
    void ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      current = false
      document.removeEventListener('visibilitychange', ask)
    }
  }, [ids])

  return states
}
