/** What opens over the submissions. In one chunk, which is loaded once they are shown. */
export { PersonalData } from './PersonalData'
export { SubmissionDrawer } from './SubmissionDrawer'
