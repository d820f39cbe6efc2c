/** Says who sees what is saved. */
export const audience = (isPublic: boolean) =>
  isPublic ? 'Visitors see your changes at once.' : 'Only administrators see it.'
