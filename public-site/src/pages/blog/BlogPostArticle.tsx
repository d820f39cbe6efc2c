import type { ReactNode } from 'react'
import { type BlogPost, postName } from 'shared/entities/blogPost'
import { Markdown } from 'shared/markdown'
import { Link } from 'shared/router'
import { BackLink } from '../../components/BackLink'
import { ContentImage } from '../../components/ContentImage'
import { PageHead } from '../../components/PageHead'
import { PostByline } from '../../features/news/PostByline'
import { PostTags } from '../../features/news/PostTags'
import { usePostText } from '../../features/news/usePostText'
import styles from './BlogPostArticle.module.css'

export function BlogPostArticle({ post }: { post: BlogPost }) {
  const text = usePostText(post)
  return (
    <article className={styles.post}>
      <PageHead title={postName(post)} />
      <BackLink to="/blog">All news</BackLink>
      <h1>{postName(post)}</h1>
      <PostByline post={post} />
      {post.excerpt.trim() && <p className={styles.excerpt}>{post.excerpt}</p>}
      <ContentImage src={post.imageUrl} alt="" eager />
      <Markdown text={text} headingLevel={2} Link={SiteLink} />
      <PostTags tags={post.tags} />
    </article>
  )
}

/** A link to a page of this site or, by its whole URL, of another. */
const SiteLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') ? <Link to={to}>{children}</Link> : <a href={to}>{children}</a>
