import { remoteConfig } from '../shared/build/remoteConfig.ts'

export default remoteConfig({
  name: 'public-site',
  port: 5171,
  // Without the posts, which no page but those of the news has a use for, and without the form
  // library (14 kB, gzip), which loads with the first form.
  common:
    /\/src\/components\/(?!useSubmission)|\/shared\/src\/(?!collections\/blogPosts|entities\/blogPost)|\/node_modules\/zod\//,
})
