import { lazy } from 'react'
import { useCollection } from 'shared/backend'
import { blogPosts } from 'shared/collections/blogPosts'
import { type BlogPost, postName } from 'shared/entities/blogPost'
import { useNow } from 'shared/format/useNow'
import { Markdown } from 'shared/markdown'
import { useParams } from 'shared/router'
import { BackLink } from '../../components/BackLink'
import { ContentImage } from '../../components/ContentImage'
import { PageHead } from '../../components/PageHead'
import { Sections } from '../../components/Sections'
import { ShareButton } from '../../components/ShareButton'
import { SiteLink } from '../../components/SiteLink'
import { NextEvent } from '../../features/events/NextEvent'
import { MoreNews } from '../../features/news/MoreNews'
import { PostByline } from '../../features/news/PostByline'
import { PostTags } from '../../features/news/PostTags'
import { publishedPosts } from '../../features/news/publishedPosts'
import { usePostText } from '../../features/news/usePostText'
import styles from './BlogPostPage.module.css'

const UnknownItem = lazy(async () => ({
  default: (await import('../../components/UnknownItem')).UnknownItem,
}))

/** `/blog/:id`. An id that no published post has redirects to the 404 page, which gets the path. */
export function BlogPostPage() {
  const { id } = useParams()
  const posts = publishedPosts(useCollection(blogPosts), useNow())
  const post = posts.find((candidate) => candidate.id === Number(id))
  return post ? <BlogPostArticle post={post} /> : <UnknownItem definition={blogPosts} />
}

export function BlogPostArticle({ post }: { post: BlogPost }) {
  const text = usePostText(post)
  return (
    <Sections>
      <article className={styles.post}>
        <PageHead title={postName(post)} />
        <BackLink to="/blog">All news</BackLink>
        <h1>{postName(post)}</h1>
        <PostByline post={post} />
        {post.excerpt.trim() && <p className={styles.excerpt}>{post.excerpt}</p>}
        <ContentImage src={post.imageUrl} alt="" eager />
        <Markdown text={text} headingLevel={2} Link={SiteLink} />
        <PostTags tags={post.tags} />
        <ShareButton title={postName(post)} />
      </article>
      <MoreNews after={post} />
      <NextEvent />
    </Sections>
  )
}
