import { Button } from 'antd'
import { useId } from 'react'
import { saveFile } from 'shared/browser/saveFile'
import { backendTexts } from '../../backend/backendTexts.content'
import { Icon } from '../../components/Icon'
import { ActionNote, PageAction } from '../../components/Page'
import styles from './Backup.module.css'
import { backupFileName, writeBackup } from './backupFile'

/** Downloads the site's content as one file. */
export function ExportBackup() {
  const headingId = useId()

  function exportBackup() {
    const now = new Date()
    saveFile({ name: backupFileName(now), type: 'application/json', text: writeBackup(now) })
  }

  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <h2 id={headingId}>Export</h2>
      <p>
        Events, programs, blog posts, impact stats, donations and settings. Donors’ names and email
        addresses are in the file, so keep it in a safe place. {backendTexts().notInBackup}
      </p>
      <PageAction>
        <Button type="primary" icon={<Icon name="download" />} onClick={exportBackup}>
          Export a backup
        </Button>
        <ActionNote>The site’s content, in one file</ActionNote>
      </PageAction>
    </section>
  )
}
