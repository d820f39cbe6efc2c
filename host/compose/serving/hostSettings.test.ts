import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { projectDir } from '../site/siteDir.ts'
import { headersFile, nginxConf, redirectsFile } from './hostSettings.ts'
import { cacheControl, commonHeaders, dayLong } from './serving.ts'

test('two environments on one port are told apart by their host names', () => {
  const conf = nginxConf({ siteDir: '/site', hostname: 'preview.example.org', port: 80 })
  expect(conf).toContain('  listen 80;\n  server_name preview.example.org;\n')
  expect(nginxConf({ siteDir: '/site', port: 80 })).not.toContain('server_name')
})

test('a static host gets the same rules as files', () => {
  const blocks = headersFile().trim().split('\n\n')
  expect(blocks).toEqual([
    ['/*', ...Object.entries(commonHeaders).map((header) => `  ${header.join(': ')}`)].join('\n'),
    '/remotes/*\n  Access-Control-Allow-Origin: *',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/remotes/:name/:release/*\n  Cache-Control: public, max-age=31536000, immutable',
    '/images/*\n  Cache-Control: public, max-age=86400',
    '/favicon.svg\n  Cache-Control: public, max-age=86400',
    '/placeholder.svg\n  Cache-Control: public, max-age=86400',
    '/events.ics\n  Content-Type: text/calendar;charset=utf-8',
    '/blog/feed.xml\n  Content-Type: application/atom+xml;charset=utf-8',
  ])
  expect(redirectsFile().split('\n')).toEqual([
    '/about-us /about 301',
    '/assets/* /not-found.txt 404',
    '/images/* /not-found.txt 404',
    '/remotes/* /not-found.txt 404',
    '/events.ics /not-found.txt 404',
    '/blog/feed.xml /not-found.txt 404',
    '/admin /shell.html 200',
    '/admin/* /shell.html 200',
    '/events /shell.html 200',
    '/events/:id /shell.html 200',
    '/blog /shell.html 200',
    '/blog/:id /shell.html 200',
    '/programs/:slug /shell.html 200',
    '/not-found /shell.html 200',
    '/* /shell.html 404',
    '',
  ])
})

test('every picture of the shell is kept for a day', async () => {
  const entries = await readdir(path.join(projectDir, 'host/public'), { withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => `/${name}`)
  expect(files.map((file) => [file, cacheControl(file)])).toEqual(
    files.map((file) => [file, dayLong]),
  )
})
