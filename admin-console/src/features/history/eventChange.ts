import { createContext, type ReactNode } from 'react'
import type { CharityEvent, EventDetails } from 'shared/entities/event'

/** Renders what to say of changes to an event before they are made. The history's page provides it. */
export const EventChange = createContext<
  (event: CharityEvent, changes: Partial<EventDetails>) => ReactNode
>(() => null)
