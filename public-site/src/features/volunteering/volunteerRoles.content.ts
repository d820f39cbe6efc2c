export const volunteerRoles = [
  {
    name: 'Health Fair Volunteer',
    hours: '4-8 hours',
    per: 'per event',
    description: 'Welcome families, show them from one screening to the next, keep the line calm.',
  },
  {
    name: 'Back-to-School Event Team',
    hours: '2-6 hours',
    per: 'per event',
    description: 'Help at the medicals and hand out what children need for the new term.',
  },
  {
    name: 'Blood Drive Coordinator',
    hours: '3-5 hours',
    per: 'per event',
    description: 'Look after donors and keep a blood drive running smoothly.',
  },
  {
    name: 'Event Planning Committee',
    hours: '2-4 hours',
    per: 'per month',
    description: 'Help us choose places and dates, and find the people to make them happen.',
  },
] as const
