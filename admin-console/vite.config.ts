import { remoteConfig } from '../shared/build/remoteConfig.ts'
import { noStyleElements } from './build/noStyleElements.ts'

export default remoteConfig({
  name: 'admin-console',
  port: 5172,
  plugins: [noStyleElements()],
  // No component: a table or a form would bring its part of Ant Design to pages without one.
  groups: {
    common: {
      paths: ['/shared/src/', '/node_modules/zod/', 'Slice.ts'],
      // Of the events, the dashboard, the history and the dialogs alone.
      except: [
        '/shared/src/format/eventTime',
        '/shared/src/submissions/',
        '/shared/src/content/rowChanges',
        '/shared/src/content/fieldLabel',
      ],
    },
  },
})
