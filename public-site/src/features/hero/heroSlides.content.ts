export const heroSlides = [
  {
    image: '/images/hero/health-fair.svg',
    caption: 'Health Fairs',
    alt: 'A health fair in a church yard: blood pressure is taken under a striped tent.',
  },
  {
    image: '/images/hero/blood-drive.svg',
    caption: 'Blood Drives',
    alt: 'A blood drive by the sea: a nurse looks after a donor while helpers bring juice.',
  },
  {
    image: '/images/hero/back-to-school.svg',
    caption: 'Back-to-School Events',
    alt: 'Children in uniform are given school bags and books under a yellow tent.',
  },
] as const
