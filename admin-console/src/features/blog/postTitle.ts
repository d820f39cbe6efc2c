import type { BlogPost } from 'shared/entities/blogPost'

/** What a post is called in lists and notices: its title may be empty. */
export const postTitle = ({ title }: Pick<BlogPost, 'title'>) => title.trim() || 'Untitled post'
