import { type Program, programName } from 'shared/entities/program'
import type { PageHead } from 'shared/prerendering'
import { programPicture } from './programPicture'

/** What search engines and social cards get to know of a program. */
export const programHead = (program: Program): PageHead => ({
  title: programName(program),
  description: program.description.trim() || `Our programs: ${programName(program)}`,
  picture: programPicture(program).src,
})
