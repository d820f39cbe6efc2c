interface HeroSlide {
  image: string
  caption: string
  description: string
}

export const heroSlides = [
  {
    image: '/images/hero/health-fair.svg',
    caption: 'Health Fairs',
    description: 'A health fair in a church yard: blood pressure is taken under a striped tent.',
  },
] as const satisfies readonly HeroSlide[]
