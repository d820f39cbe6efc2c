import type { ReactNode } from 'react'
import { backend } from 'shared/backend'
import { useLocation } from 'shared/router'
import { Page } from '../../components/Page'
import { ScrollingTabs } from '../../components/ScrollingTabs'
import { Sections } from '../../components/Sections'
import { ExportBackup } from '../../features/backup/ExportBackup'
import { RestoreBackup } from '../../features/backup/RestoreBackup'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentPageForm } from '../../features/settings/PaymentPageForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'
import { useUrlTab } from '../../state/useUrlTab'

const tabs = {
  payment: { label: 'Payment Settings', path: '/admin/settings' },
  general: { label: 'General Settings', path: '/admin/settings?tab=general' },
  backup: { label: 'Backup', path: '/admin/settings/backup' },
}

type Tab = keyof typeof tabs

const tabOf = (key: Tab, content: ReactNode) => ({
  key,
  label: tabs[key].label,
  children: <Sections>{content}</Sections>,
})

const backup = (
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
    <Page title="Settings" formTitle={tab === 'payment' ? undefined : tabs[tab].label}>
      <ScrollingTabs
        activeKey={tab}
        onChange={(key) => selectTab(key as Tab, tabs[key as Tab].path)}
        items={[
          tabOf('payment', <PaymentForm />),
          tabOf('general', <GeneralSettingsForm />),
          { ...tabOf('backup', backup), destroyOnHidden: true },
        ]}
      />
    </Page>
  )
}

function useTabOfUrl(): Tab {
  const { pathname, search } = useLocation()
  if (pathname.replace(/\/$/, '') === tabs.backup.path) return 'backup'
  return new URLSearchParams(search).get('tab') === 'general' ? 'general' : 'payment'
}
