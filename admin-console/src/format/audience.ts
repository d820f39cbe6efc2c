/** Says who sees what is saved. */
export const audience = (isPublic: boolean) =>
  isPublic ? 'Visitors see it as soon as you save.' : 'Only administrators see it.'
