import { Link } from 'shared/router'
import { Page } from '../../../components/Page'
import { ExportBackup } from '../../../features/backup/ExportBackup'
import { RestoreBackup } from '../../../features/backup/RestoreBackup'

export function BackupPage() {
  return (
    <Page title="Backup">
      <p>
        <Link to="/admin/settings">Back to Settings</Link>
      </p>
      <ExportBackup />
      <RestoreBackup />
    </Page>
  )
}
