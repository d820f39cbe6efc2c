import type { BlogPost } from 'shared/entities/blogPost'
import { Link } from 'shared/router'
import { ContentImage } from '../../components/ContentImage'
import { Icon } from '../../components/Icon'
import { PageHead } from '../../components/PageHead'
import { Markdown } from '../../features/news/Markdown'
import { PostByline } from '../../features/news/PostByline'
import { PostTags } from '../../features/news/PostTags'
import { postHead } from '../../features/news/postHead'
import { postTitle } from '../../features/news/postTitle'
import styles from './BlogPostArticle.module.css'

export function BlogPostArticle({ post }: { post: BlogPost }) {
  return (
    <article className={styles.post}>
      <PageHead {...postHead(post)} />
      <Link className={styles.back} to="/blog">
        <Icon name="arrow-left" />
        All news
      </Link>
      <h1>{postTitle(post)}</h1>
      <PostByline post={post} />
      {post.excerpt.trim() && <p className={styles.excerpt}>{post.excerpt}</p>}
      <ContentImage src={post.imageUrl} alt="" eager />
      <Markdown text={post.content} />
      <PostTags tags={post.tags} />
    </article>
  )
}
