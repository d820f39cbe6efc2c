import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { PostList } from '../../features/news/PostList'

export const description =
  'Stories from our health fairs, what we’re planning, and how you can be part of the next one.'

export function BlogPage() {
  return (
    <>
      <PageHero title="News" lead="Stories from our fairs, our plans, and ways to take part." sun />
      <Section title="Stories and notes">
        <PostList />
      </Section>
    </>
  )
}
