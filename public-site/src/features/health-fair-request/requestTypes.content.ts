export const requestTypes = [
  {
    value: 'host',
    label: 'Host a fair',
    explanation: 'You have the place. We bring the fair to your church yard, school or community.',
  },
  {
    value: 'plan',
    label: 'Plan a fair',
    explanation: 'Let’s work out the place, the date and the services together.',
  },
] as const
