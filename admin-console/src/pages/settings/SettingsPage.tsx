import { useLocation } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { useUrlTab } from '../../app/useUrlTab'
import { Page } from '../../components/Page'
import { WrappingTabs } from '../../components/WrappingTabs'
import { BackupSettings } from '../../features/backup/BackupSettings'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentPageForm } from '../../features/settings/PaymentPageForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'

type Tab = keyof typeof paths

const paths = {
  payment: '/admin/settings',
  general: '/admin/settings?tab=general',
  backup: '/admin/settings/backup',
}

/** What names the document, where it is not the page's own title. */
const titles: Partial<Record<Tab, string>> = { general: 'General Settings', backup: 'Backup' }

/** The forms stay mounted: what is typed into one is there when its tab is selected again. */
export function SettingsPage() {
  const PaymentForm = hasStore() ? PaymentPageForm : PaymentSettingsForm
  const [tab, selectTab] = useUrlTab(useTabOfUrl())
  return (
    <Page title="Settings" formTitle={titles[tab]}>
      <WrappingTabs
        activeKey={tab}
        onChange={(key) => selectTab(key as Tab, paths[key as Tab])}
        items={[
          {
            key: 'payment',
            label: 'Payment Settings',
            children: <PaymentForm selected={tab === 'payment'} />,
          },
          {
            key: 'general',
            label: 'General Settings',
            children: <GeneralSettingsForm selected={tab === 'general'} />,
          },
          { key: 'backup', label: 'Backup', children: <BackupSettings />, destroyOnHidden: true },
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
