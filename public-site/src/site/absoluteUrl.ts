/** The URL on this site for structured data. A picture's URL is free text: what is no URL stays as typed. */
export const absoluteUrl = (path: string, origin: string) =>
  URL.canParse(path, origin) ? new URL(path, origin).href : path
