/** Who gets the spots that open up at a full event. */
export const whoIsNext =
  'When spots open up, they go to the first people in line whose whole group fits.'
