import { Button } from 'antd'
import { saveFile } from 'shared/browser/saveFile'
import { backendTexts } from '../../backend/backendTexts.content'
import { Icon } from '../../components/Icon'
import { TitledSection } from '../../components/TitledSection'
import styles from './Backup.module.css'
import { backupFileName, writeBackup } from './backupFile'

export function ExportBackup() {
  function exportBackup() {
    const now = new Date()
    saveFile({ name: backupFileName(now), type: 'application/json', text: writeBackup(now) })
  }

  return (
    <TitledSection className={styles.section} title="Export">
      <p>
        Events, programs, blog posts, impact stats, donations and settings. The file includes
        donors’ names and email addresses, so keep it somewhere safe. {backendTexts().notInBackup}
      </p>
      <Button type="primary" icon={<Icon name="download" />} onClick={exportBackup}>
        Export a backup
      </Button>
    </TitledSection>
  )
}
