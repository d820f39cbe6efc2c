import { describe, expect, test } from 'vitest'
import { aPost } from '../../testing/post'
import { postFeed } from './postFeed'

const feedOf = (...posts: Parameters<typeof postFeed>[0]) =>
  postFeed(posts, {
    path: '/blog/feed.xml',
    title: 'News – Hope & Co',
    siteName: 'Hope & Co',
    origin: 'https://site.example',
    now: new Date('2045-01-02T03:04:05Z'),
  })
/** The texts of these elements, as they are written. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>(.*?)</${name}>`, 'gs'))].map(([, text]) => text)
const linksIn = (xml: string) => [...xml.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

describe('the feed of posts', () => {
  test('has the published ones, the newest first', () => {
    const xml = feedOf(
      aPost({ title: 'Old', date: '2024-01-01', featured: true }),
      aPost({ id: 2, title: 'Draft', status: 'draft' }),
      aPost({ id: 3, title: 'New', date: '2025-01-01' }),
      aPost({ id: 4, title: 'Undated', date: 'some day' }),
    )
    expect(texts(xml, 'title')).toEqual(['News – Hope &amp; Co', 'New', 'Old', 'Undated'])
    expect(texts(xml, 'published')).toEqual([
      '2025-01-01T00:00:00-05:00',
      '2024-01-01T00:00:00-05:00',
      '1969-12-31T19:00:00-05:00',
    ])
    expect(texts(xml, 'updated')[0]).toBe('2025-01-01T00:00:00-05:00')
    expect(linksIn(xml)).toEqual([
      'https://site.example/blog',
      'https://site.example/blog/feed.xml',
      'https://site.example/blog/3',
      'https://site.example/blog/1',
      'https://site.example/blog/4',
    ])
  })

  test('has the whole text as HTML, with absolute URLs', () => {
    const content =
      'See [the dates](/events?view=month&category=health#schedule), [us](mailto:a@b.example) and ![a tent](/images/tent.svg).'
    expect(texts(feedOf(aPost({ content })), 'content')).toEqual([
      '&lt;p&gt;See &lt;a href=&quot;https://site.example/events?view=month&amp;amp;category=health#schedule&quot;&gt;the dates&lt;/a&gt;, ' +
        '&lt;a href=&quot;mailto:a@b.example&quot;&gt;us&lt;/a&gt; and ' +
        '&lt;img src=&quot;https://site.example/images/tent.svg&quot; alt=&quot;a tent&quot; loading=&quot;lazy&quot; decoding=&quot;async&quot;/&gt;.&lt;/p&gt;',
    ])
  })

  test('has the excerpt where there is no text, and who wrote it where that is known', () => {
    const xml = feedOf(aPost({ content: ' ', author: ' ' }))
    expect(texts(xml, 'content')).toEqual([])
    expect(texts(xml, 'summary')).toEqual(['From the first reading to the last pair of glasses.'])
    expect(texts(xml, 'name')).toEqual(['Hope &amp; Co'])
    expect(texts(feedOf(aPost()), 'name')).toEqual(['Hope &amp; Co', 'Ann Lee'])
  })

  test('stays XML, whatever was typed', () => {
    const hostile = '</title>]]>&<b>"\u0000\u000b\ud800\uffff'
    const xml = feedOf(
      aPost({ title: hostile, excerpt: hostile, tags: [hostile], content: hostile }),
    )
    const written = '&lt;/title&gt;]]&gt;&amp;&lt;b&gt;&quot;'
    expect(texts(xml, 'title')[1]).toBe(written)
    expect(xml).toContain(`<category term="${written}"/>`)
    expect(xml).not.toMatch(/[\0\v\ud800\uffff]/)
  })

  test('is one also without posts', () => {
    expect(texts(feedOf(), 'updated')).toEqual(['2045-01-01T22:04:05-05:00'])
  })
})
