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
    description: 'Look after donors and the order of the day when we hold a blood drive.',
  },
  {
    name: 'Event Planning Committee',
    hours: '2-4 hours',
    per: 'per month',
    description: 'Choose places and dates with us, and find the people who make them happen.',
  },
] as const
