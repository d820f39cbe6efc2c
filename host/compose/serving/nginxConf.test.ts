import { expect, test } from 'vitest'
import { nginxConf } from './nginxConf.ts'

test('two environments on one port are told apart by their host names', () => {
  const conf = nginxConf({ siteDir: '/site', hostname: 'preview.example.org', port: 80 })
  expect(conf).toContain('  listen 80;\n  server_name preview.example.org;\n')
  expect(nginxConf({ siteDir: '/site', port: 80 })).not.toContain('server_name')
})
