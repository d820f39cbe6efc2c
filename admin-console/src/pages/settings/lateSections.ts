/** What the settings show behind their first tabs. In one chunk, which the page loads but does not wait for. */
export { ExportBackup } from '../../features/backup/ExportBackup'
export { RestoreBackup } from '../../features/backup/RestoreBackup'
export { SendTest } from '../../features/messages/SendTest'
export { DonateFiguresForm } from '../../features/settings/DonateFiguresForm'
export { MailSettingsForm } from '../../features/settings/MailSettingsForm'
