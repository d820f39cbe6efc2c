import { lazy, Suspense } from 'react'
import { BlogList } from '../../features/blog/BlogList'
import { postKind } from '../../features/blog/postKind'
import { ItemPages } from '../ItemPages'

const PublishedPosts = lazy(() =>
  import('../../features/blog/PublishedPosts').then((module) => ({
    default: module.PublishedPosts,
  })),
)

export function BlogPage() {
  return (
    <ItemPages label="Blog" kind={postKind}>
      {(open) => (
        <BlogList
          {...open}
          preview={
            <Suspense>
              <PublishedPosts />
            </Suspense>
          }
        />
      )}
    </ItemPages>
  )
}
