/** "Only 2 spots are left." */
export const fewSpotsLeft = (left: number) =>
  left === 1 ? 'Only 1 spot is left.' : `Only ${left} spots are left.`

export const nobodyMore = 'You can’t add people to this event right now.'
