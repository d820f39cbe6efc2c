import { showToast } from 'shared/toasts'
import { failureTexts } from './failureTexts'
import { failureOf } from './useQuery'

/** Says that something was not done, and why. */
export const showFailure = (title: string, error: unknown) =>
  showToast({ kind: 'destructive', title, description: failureTexts[failureOf(error)] })
