import { lazy, type ReactNode, Suspense, useEffect } from 'react'
import { backend } from 'shared/backend'
import { useLocation } from 'shared/router'
import { Page } from '../../components/Page'
import { ScrollingTabs } from '../../components/ScrollingTabs'
import { Sections } from '../../components/Sections'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentPageForm } from '../../features/settings/PaymentPageForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'
import { useUrlTab } from '../../state/useUrlTab'

const tabs = {
  payment: { label: 'Payment Settings', path: '/admin/settings' },
  general: { label: 'General Settings', path: '/admin/settings?tab=general' },
  mail: { label: 'Email', path: '/admin/settings?tab=mail' },
  backup: { label: 'Backup', path: '/admin/settings/backup' },
}

type Tab = keyof typeof tabs

const load = () => import('./lateSections')

/** A component that comes after the first tab. */
const late = (name: keyof Awaited<ReturnType<typeof load>>) =>
  lazy(async () => ({ default: (await load())[name] }))

const DonateFiguresForm = late('DonateFiguresForm')
const MailSettingsForm = late('MailSettingsForm')
const SendTest = late('SendTest')
const ExportBackup = late('ExportBackup')
const RestoreBackup = late('RestoreBackup')

const tabOf = (key: Tab, first: ReactNode, second?: ReactNode) => ({
  key,
  label: tabs[key].label,
  children: (
    <Sections>
      <Suspense>{first}</Suspense>
      <Suspense>{second}</Suspense>
    </Sections>
  ),
})

/** The forms stay mounted: what is typed into one is there when its tab is selected again. */
export function SettingsPage() {
  const { payment } = backend().capabilities
  const PaymentForm = payment === 'link' ? PaymentPageForm : PaymentSettingsForm
  const [tab, selectTab] = useUrlTab(useTabOfUrl())

  // A tab then opens at once, and without a connection, too. What fails is loaded when it opens.
  useEffect(() => void load().catch(() => {}), [])

  return (
    <Page title="Settings" formTitle={tab === 'payment' ? undefined : tabs[tab].label}>
      <ScrollingTabs
        activeKey={tab}
        onChange={(key) => selectTab(key as Tab, tabs[key as Tab].path)}
        items={[
          tabOf('payment', <PaymentForm />),
          tabOf('general', <GeneralSettingsForm />, payment === 'link' && <DonateFiguresForm />),
          tabOf('mail', <MailSettingsForm />, <SendTest />),
          { ...tabOf('backup', <ExportBackup />, <RestoreBackup />), destroyOnHidden: true },
        ]}
      />
    </Page>
  )
}

function useTabOfUrl(): Tab {
  const { pathname, search } = useLocation()
  if (pathname.replace(/\/$/, '') === tabs.backup.path) return 'backup'
  const tab = new URLSearchParams(search).get('tab')
  return tab === 'general' || tab === 'mail' ? tab : 'payment'
}
