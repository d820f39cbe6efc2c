import { paymentPageUrl } from 'shared/format/paymentPageUrl'
import { hasStore } from 'shared/store/hasStore'
import { useSiteSettings } from './useSiteSettings'

const anyGift = { amountUsd: 1, frequency: 'once', name: '', email: '' }

/** How a gift is paid: not at all in the demonstration, else on the provider's page or not here yet. */
export function usePayment(): 'simulated' | 'provider' | 'none' {
  const { paymentPage } = useSiteSettings()
  if (!hasStore()) return 'simulated'
  return paymentPageUrl(paymentPage, anyGift) ? 'provider' : 'none'
}
