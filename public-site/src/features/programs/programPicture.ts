import { type Program, programPagePath } from 'shared/entities/program'

/** The drawings at the top of the programs' pages, 4:3. */
const drawings: Record<string, string> = {
  '/programs/health-fairs': 'health-fairs',
  '/programs/school-drives': 'school-medical',
  '/programs/community-support': 'community-support',
  '/programs/love-initiative': 'love-initiative',
}

/** The drawing for a program; of a community morning where it has none of its own. */
export function programPicture(program: Program) {
  const drawing = drawings[programPagePath(program)]
  return drawing
    ? { src: `/images/programs/${drawing}.svg`, width: 800, height: 600 }
    : { src: '/images/about/community-morning.svg', width: 1200, height: 800 }
}
