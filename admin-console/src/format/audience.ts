/** Says who sees what is saved. */
export const audience = (isPublic: boolean) =>
  isPublic ? 'Visitors see it at once.' : 'Only administrators see it.'
