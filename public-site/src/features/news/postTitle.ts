import type { BlogPost } from 'shared/entities/blogPost'

/** What a post is called wherever it needs a name: titles may be blank. */
export const postTitle = ({ title }: Pick<BlogPost, 'title'>) => title.trim() || 'Untitled post'
