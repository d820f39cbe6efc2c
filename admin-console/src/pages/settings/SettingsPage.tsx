import { Tabs } from 'antd'
import { useState } from 'react'
import { Link } from 'shared/router'
import { Page } from '../../components/Page'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  const [tab, setTab] = useState('payment')
  return (
    <Page title="Settings">
      <Tabs
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: 'payment',
            label: 'Payment Settings',
            children: <PaymentSettingsForm selected={tab === 'payment'} />,
          },
          {
            key: 'general',
            label: 'General Settings',
            children: <GeneralSettingsForm selected={tab === 'general'} />,
          },
        ]}
      />
      <p className={styles.backup}>
        The whole site in one file: <Link to="/admin/settings/backup">back up or restore</Link>
      </p>
    </Page>
  )
}
