export const requestTypes = [
  {
    value: 'host',
    label: 'Host a fair',
    explanation: 'You have the place. We bring the fair to your church yard, school or community.',
  },
  {
    value: 'plan',
    label: 'Plan a fair',
    explanation: 'Put a fair together with us, and choose its services.',
  },
] as const
