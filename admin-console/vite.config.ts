import { remoteConfig } from '../shared/build/remoteConfig.ts'
import { noStyleElements } from './build/noStyleElements.ts'

export default remoteConfig({
  name: 'admin-console',
  port: 5172,
  plugins: [noStyleElements()],
  preloadsLate: true,
  groups: {
    // What is around every page.
    frame: {
      paths: ['/layout/AdminLayout.tsx', '/layout/ConsoleTheme.tsx', '/layout/Opened.tsx'],
      users: 1,
    },
    // No component of Ant Design: a table or a form would bring its part of it to pages without one.
    common: {
      paths: [
        '/shared/src/collections/',
        '/shared/src/entities/',
        '/shared/src/content/contentKinds.ts',
        '/node_modules/zod/',
        'Slice.ts',
        '/src/state/hooks.ts',
        '/components/Badge',
      ],
      // Of visitors' forms, which only two of the console's forms use.
      except: ['/entities/formFields.ts', '/entities/limits.ts'],
    },
  },
})
