import type { BlogPost } from 'shared/entities/blogPost'
import { containsText } from '../../lists/containsText'

export const matchesSearch = ({ title, excerpt, author, tags }: BlogPost, search: string) =>
  containsText([title, excerpt, author, ...tags], search)
