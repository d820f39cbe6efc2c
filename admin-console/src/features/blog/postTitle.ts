import type { BlogPost } from 'shared/entities/blogPost'

/** The post's name in lists and toasts: its title may be empty. */
export const postTitle = ({ title }: Pick<BlogPost, 'title'>) => title.trim() || 'Untitled post'
