import { createContext } from 'react'

/** The search that found the list's rows. Another one shows its results from the first page. */
export const ListSearch = createContext('')
