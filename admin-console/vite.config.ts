import { remoteConfig } from '../shared/build/remoteConfig.ts'
import { noStyleElements } from './build/noStyleElements.ts'

export default remoteConfig({
  name: 'admin-console',
  port: 5172,
  plugins: [noStyleElements()],
  // No component: a table or a form would bring its part of Ant Design to pages without one.
  groups: {
    common: {
      paths: [
        '/shared/src/collections/',
        '/shared/src/entities/',
        '/node_modules/zod/',
        'Slice.ts',
      ],
      // Of visitors' forms, which only two of the console's forms use.
      except: ['/entities/formFields.ts', '/entities/limits.ts'],
    },
  },
})
