/** Who gets the spots that open up at a full event. */
export const whoIsNext =
  'When spots open up, whoever has waited longest gets them, if there are enough for their whole group.'
