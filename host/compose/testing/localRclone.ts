/** rclone with folders of this machine as targets, where it is installed. */
import { spawnSync } from 'node:child_process'
import { test } from 'vitest'
import type { Rclone } from '../deploy/transfer.ts'

export const isInstalled = spawnSync('rclone', ['version']).status === 0
if (!isInstalled && process.env.GITHUB_ACTIONS)
  throw new Error('rclone is missing: uploads are not tested')
if (!isInstalled) {
  console.info('No rclone on this machine: uploads are not tested (apt-get install rclone)')
}

export const testWithRclone = test.skipIf(!isInstalled)

export const localRclone: Rclone = async (...args) =>
  spawnSync('rclone', args, { stdio: 'ignore' }).status ?? 1
