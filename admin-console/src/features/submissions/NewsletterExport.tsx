import { useState } from 'react'
import type { Mailer } from 'shared/backend/messages'
import { showFailure } from '../../backend/failures'
import { useQuery } from '../../backend/useQuery'
import { ExportButton } from '../../components/ExportButton'
import { saveCsv } from '../../format/saveCsv'

/** Exports who has confirmed the newsletter, for the service that sends it. */
export function NewsletterExport({ mailer }: { mailer: Mailer }) {
  const { data: count } = useQuery('confirmed addresses', mailer.countNewsletterAddresses)
  const [busy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    try {
      const addresses = await mailer.newsletterAddresses()
      const { newsletterCsv } = await import('./newsletterCsv')
      saveCsv('newsletter', newsletterCsv(addresses, location.origin))
    } catch (error) {
      showFailure('Not exported', error)
    } finally {
      setBusy(false)
    }
  }

  return (
    <ExportButton
      label="Export confirmed addresses"
      count={count}
      busy={busy}
      onExport={() => void save()}
    />
  )
}
