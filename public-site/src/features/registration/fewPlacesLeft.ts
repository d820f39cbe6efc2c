/** "Only 2 places are left." */
export const fewPlacesLeft = (left: number) =>
  left === 1 ? 'Only 1 place is left.' : `Only ${left} places are left.`
