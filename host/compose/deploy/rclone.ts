import { spawn } from 'node:child_process'
import type { Rclone } from './transfer.ts'

export const rclone: Rclone = (...args) =>
  new Promise((resolve, reject) => {
    spawn('rclone', args, { stdio: 'inherit' })
      .on('error', () => reject(new Error('rclone is not installed: see https://rclone.org')))
      .on('exit', (code) => resolve(code ?? 1))
  })
