/** The field that takes the focus: the first one, or one that says it is the first to fill in. */
export const firstField = (fields: Element | null | undefined) =>
  fields?.querySelector<HTMLElement>('[data-first]') ??
  fields?.querySelector<HTMLElement>('input, textarea')
