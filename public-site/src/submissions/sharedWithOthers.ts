import { backend } from 'shared/backend'

/** Whether what is sent reaches the foundation; else this is a demonstration. */
export const sharedWithOthers = () => backend().capabilities.sharedWithOthers
