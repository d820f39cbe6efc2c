import { Tabs } from 'antd'
import { Link } from 'shared/router'
import { Page } from '../../components/Page'
import { GeneralSettingsForm } from '../../features/settings/GeneralSettingsForm'
import { PaymentSettingsForm } from '../../features/settings/PaymentSettingsForm'
import styles from './SettingsPage.module.css'

export function SettingsPage() {
  return (
    <Page title="Settings">
      <Tabs
        items={[
          { key: 'payment', label: 'Payment Settings', children: <PaymentSettingsForm /> },
          { key: 'general', label: 'General Settings', children: <GeneralSettingsForm /> },
        ]}
      />
      <p className={styles.backup}>
        The whole site in one file: <Link to="/admin/settings/backup">back up or restore</Link>
      </p>
    </Page>
  )
}
