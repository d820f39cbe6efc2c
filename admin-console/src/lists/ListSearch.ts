import { createContext } from 'react'

/** What the list's rows were searched for: what another search finds is shown from its first page. */
export const ListSearch = createContext('')
