import type { CharityEvent } from '../entities/event'

/** A map that is asked for the venue; `null` where there is none. */
export function directionsUrl({ location }: Pick<CharityEvent, 'location'>): string | null {
  if (!location.trim()) return null
  const query = new URLSearchParams({ api: '1', query: `${location.trim()}, Jamaica` })
  return `https://www.google.com/maps/search/?${query}`
}
