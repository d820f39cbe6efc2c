import { remoteConfig } from '../shared/build/remoteConfig.ts'

export default remoteConfig({ name: 'public-site', port: 5171 })
