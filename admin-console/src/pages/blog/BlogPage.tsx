import { BlogList } from '../../features/blog/BlogList'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { postKind } from '../../features/blog/postKind'
import { ItemPages } from '../ItemPages'

export const BlogPage = () => (
  <ItemPages title="Blog Management" kind={postKind}>
    {(open) => (
      <>
        <BlogList {...open} />
        <PublishedPosts />
      </>
    )}
  </ItemPages>
)
