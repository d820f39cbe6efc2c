import { PageHero } from '../../components/PageHero'
import { Section } from '../../components/Section'
import { PostList } from '../../features/news/PostList'

export const description =
  'Stories from our health fairs, and notes on what is planned: what our mornings were like, and how you can be part of the next one.'

export function BlogPage() {
  return (
    <>
      <PageHero
        title="News"
        lead="What our mornings were like, what is planned, and how you can be part of it."
      />
      <Section title="Stories and notes">
        <PostList />
      </Section>
    </>
  )
}
