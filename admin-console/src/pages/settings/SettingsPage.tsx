import { useLocation } from 'shared/router'
import { hasStore } from 'shared/store/hasStore'
import { useUrlTab } from '../../app/useUrlTab'
import { Page } from '../../components/Page'
import { Sections } from '../../components/Sections'
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
            children: (
              <Sections>
                <PaymentForm selected={tab === 'payment'} />
              </Sections>
            ),
          },
          {
            key: 'general',
            label: 'General Settings',
            children: (
              <Sections>
                <GeneralSettingsForm selected={tab === 'general'} />
              </Sections>
            ),
          },
          {
            key: 'backup',
            label: 'Backup',
            children: (
              <Sections>
                <BackupSettings />
              </Sections>
            ),
            destroyOnHidden: true,
          },
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
