import { remoteConfig } from '../shared/build/remoteConfig.ts'

export default remoteConfig({
  name: 'public-site',
  port: 5171,
  // Without the posts, which no page but those of the news has a use for.
  common:
    /\/src\/components\/|\/shared\/src\/(?!collections\/blogPosts|entities\/blogPost)|\/node_modules\/zod\//,
})
