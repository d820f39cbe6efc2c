import type { SavedRegistration } from 'shared/backend/administration'

/** Why the backend did not accept a change. */
export const refusals: Partial<Record<SavedRegistration['outcome'], string>> = {
  gone: 'This registration or its event has been canceled or deleted.',
  invalid: 'Something in the form isn’t right. Please check what you entered.',
}
