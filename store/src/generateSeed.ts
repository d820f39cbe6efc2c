import { writeFileSync } from 'node:fs'
import { seedFile } from './migrations.ts'
import { seed } from './seed.ts'

writeFileSync(seedFile, seed())
