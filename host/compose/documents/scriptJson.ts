/** JSON for a script element: no text in it can end the element. */
export const json = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')
