const longest = 80

/** "Eye Care & You" as "eye-care-you"; empty where nothing of it can be in an address. */
export const toSlug = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g)
    ?.join('-')
    .slice(0, longest)
    .replace(/-$/, '') ?? ''
