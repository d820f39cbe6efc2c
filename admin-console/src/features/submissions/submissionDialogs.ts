/** What is around the list of submissions. In one chunk, which the list loads but does not wait for. */
export { EmptyTab } from './EmptyTab'
export { MarkAllHandled } from './MarkAllHandled'
export { NewsletterExport } from './NewsletterExport'
export { PersonalData } from './PersonalData'
export { SenderNotices } from './SenderNotices'
export { SubmissionDrawer } from './SubmissionDrawer'
export { saveSubmissions } from './submissionsCsv'
export { toggleHandled } from './toggleHandled'
