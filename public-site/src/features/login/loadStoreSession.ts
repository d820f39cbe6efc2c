import { storeSession } from 'shared/auth'
import { notLoaded } from '../../submissions/notLoaded'

/** The session of this site's store. Rejects with a message for the visitor when its code has not come. */
export const loadStoreSession = async () => storeSession()?.catch(notLoaded)
