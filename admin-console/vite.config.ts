import { remoteConfig } from '../shared/build/remoteConfig.ts'

export default remoteConfig({ name: 'admin-console', port: 5172 })
