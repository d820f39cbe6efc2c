/** "Only 2 spots are left." */
export const fewSpotsLeft = (left: number) =>
  left === 1 ? 'Only 1 spot is left.' : `Only ${left} spots are left.`

/** "You can add 2 more people at most." */
export const fewToAdd = (left: number) =>
  left > 0
    ? `You can add ${left} more ${left === 1 ? 'person' : 'people'} at most.`
    : 'No more spots are left.'

export const nobodyMore = 'You can’t add people to this event right now.'
