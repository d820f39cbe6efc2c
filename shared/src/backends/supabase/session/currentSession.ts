import { auth } from 'shared/auth'
import { createSupabaseSession } from './supabaseSession'

/** The page's one session at the database. */
export const session = createSupabaseSession(auth)
