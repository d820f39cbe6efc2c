import { BlogList } from '../../features/blog/BlogList'
import { PublishedPosts } from '../../features/blog/PublishedPosts'
import { postKind } from '../../features/blog/postKind'
import { ListPage } from '../ListPage'

export const BlogPage = () => (
  <ListPage title="Blog Management" kind={postKind}>
    {(open) => (
      <>
        <BlogList {...open} />
        <PublishedPosts />
      </>
    )}
  </ListPage>
)
