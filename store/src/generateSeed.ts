import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seed } from './seed.ts'

writeFileSync(join(import.meta.dirname, '../supabase/seed.sql'), seed())
