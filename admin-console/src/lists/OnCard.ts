import { createContext } from 'react'

/** Whether an item stands on a card, which has room for words on its actions but no columns. */
export const OnCard = createContext(false)
