import { remoteConfig } from '../shared/build/remoteConfig.ts'
import { noStyleElements } from './build/noStyleElements.ts'

export default remoteConfig({
  name: 'admin-console',
  port: 5172,
  plugins: [noStyleElements()],
  groups: {
    // What the console opens with: of the packages what rarely changes, and its frame with the dashboard.
    // Each with all that it imports. No table or form: other pages would wait for those.
    libraries: {
      paths: [
        '/node_modules/@reduxjs/toolkit/',
        '/node_modules/react-redux/',
        '/node_modules/@ant-design/cssinjs/',
        '/node_modules/antd/es/alert/',
        '/node_modules/antd/es/button/',
        '/node_modules/antd/es/config-provider/',
        '/node_modules/antd/es/spin/',
      ],
    },
    opening: {
      paths: [
        '/admin-console/src/app/store',
        '/admin-console/src/layout/',
        '/admin-console/src/pages/dashboard/',
      ],
      minShareCount: 1,
    },
  },
})
