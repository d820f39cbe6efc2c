/** The data block that composing writes into each document of a site with a database. */
export const supabaseElementId = 'supabase'

/**
 * Whether the document names a database, be it readable or not: one that cannot be read must not turn
 * the site into the demonstration.
 */
export const namesDatabase = () => document.getElementById(supabaseElementId) !== null
