/** What opens over the list of submissions. In one chunk, which the list loads but does not wait for. */
export { PersonalData } from './PersonalData'
export { SubmissionDrawer } from './SubmissionDrawer'
