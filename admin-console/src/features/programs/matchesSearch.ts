import type { Program } from 'shared/entities/program'
import { containsText } from '../../lists/containsText'

export const matchesSearch = ({ title, description, link }: Program, search: string) =>
  containsText([title, description, link], search)
