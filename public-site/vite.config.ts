import { remoteConfig } from '../shared/build/remoteConfig.ts'

export default remoteConfig({
  name: 'public-site',
  port: 5171,
  groups: {
    // Without the form library (14 kB, gzip), which loads with the first form; without what the home
    // page does not show; and without the posts, which only the news use.
    common:
      /\/src\/(components|forms|browser|site|format)\/(?!use(?:Submission|IsMounted|KeepTyped)|typedInTab|Honeypot|delay|BackLink|Form|Figures|LinkList|PageHero|PageNote|Prose)|\/events\/(CategoryBadge|PlacesTaken)|\/shared\/src\/(?!auth|reporting|store\/(?!hasStore)|collections\/blogPosts|entities\/(?:blogPost|formFields|limits|registration|healthFair|volunteerApplication))|\/node_modules\/zod\//,
    inner:
      /\/src\/(components|forms|entities)\/(BackLink|Form|Figures|healthFairServices|LinkList|PageHero|PageNote|Prose)/,
  },
})
