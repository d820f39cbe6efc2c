import { lazy, Suspense } from 'react'
import { useLocation } from 'shared/router'
import { BlogList } from '../../features/blog/BlogList'
import { postKind } from '../../features/blog/postKind'
import { ItemPages } from '../ItemPages'

const PublishedPosts = lazy(() =>
  import('../../features/blog/PublishedPosts').then((module) => ({
    default: module.PublishedPosts,
  })),
)

export function BlogPage() {
  const tab = new URLSearchParams(useLocation().search).get('tab')
  return (
    <ItemPages label="Blog" kind={postKind}>
      {(open) => (
        <>
          <BlogList {...open} />
          {tab !== 'drafts' && (
            <Suspense>
              <PublishedPosts />
            </Suspense>
          )}
        </>
      )}
    </ItemPages>
  )
}
