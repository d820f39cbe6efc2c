import type { Program } from 'shared/entities/program'

/** What a program is called in lists and notices: its title may be empty. */
export const programTitle = ({ title }: Pick<Program, 'title'>) =>
  title.trim() || 'Untitled program'
