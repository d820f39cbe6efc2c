import type { ReactNode } from 'react'
import { backend } from 'shared/backend'
import { useLocation } from 'shared/router'
import { Page } from '../../components/Page'
import { Sections } from '../../components/Sections'
import { WrappingTabs } from '../../components/WrappingTabs'
import { ExportBackup } from '../../features/backup/ExportBackup'
import { RestoreBackup } from '../../features/backup/RestoreBackup'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentPageForm } from '../../features/settings/PaymentPageForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'
import { useUrlTab } from '../../lists/useListUrl'

type Tab = keyof typeof paths

const paths = {
  payment: '/admin/settings',
  general: '/admin/settings?tab=general',
  backup: '/admin/settings/backup',
}

const labels: Record<Tab, string> = {
  payment: 'Payment Settings',
  general: 'General Settings',
  backup: 'Backup',
}

const tabOf = (key: Tab, content: ReactNode) => ({
  key,
  label: labels[key],
  children: <Sections>{content}</Sections>,
})

const Backup = () => (
  <>
    <ExportBackup />
    <RestoreBackup />
  </>
)

/** The forms stay mounted: what is typed into one is there when its tab is selected again. */
export function SettingsPage() {
  const { payment } = backend().capabilities
  const PaymentForm = payment === 'link' ? PaymentPageForm : PaymentSettingsForm
  const [tab, selectTab] = useUrlTab(useTabOfUrl())
  return (
    <Page title="Settings" formTitle={tab === 'payment' ? undefined : labels[tab]}>
      <WrappingTabs
        activeKey={tab}
        onChange={(key) => selectTab(key as Tab, paths[key as Tab])}
        items={[
          tabOf('payment', <PaymentForm selected={tab === 'payment'} />),
          tabOf('general', <GeneralSettingsForm selected={tab === 'general'} />),
          { ...tabOf('backup', <Backup />), destroyOnHidden: true },
        ]}
      />
    </Page>
  )
}

function useTabOfUrl(): Tab {
  const { pathname, search } = useLocation()
  if (pathname.replace(/\/$/, '') === paths.backup) return 'backup'
  return new URLSearchParams(search).get('tab') === 'general' ? 'general' : 'payment'
}
