import type { SupabaseRequest } from './supabaseRequest'

/** The request that calls a function of the database with named arguments. */
export const functionCall = (
  name: string,
  args: Record<string, unknown> = {},
): SupabaseRequest => ({ path: `/rest/v1/rpc/${name}`, method: 'POST', body: args })
