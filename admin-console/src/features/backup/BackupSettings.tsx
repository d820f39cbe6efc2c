import { ExportBackup } from './ExportBackup'
import { RestoreBackup } from './RestoreBackup'

/** The whole site as one file: to a file and back. */
export const BackupSettings = () => (
  <>
    <ExportBackup />
    <RestoreBackup />
  </>
)
