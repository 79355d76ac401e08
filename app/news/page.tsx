import { PostRows } from '@/components/blog/post-rows';
import { PageFrame } from '@/components/layout/page-frame';
import { Announcements } from '@/components/news/announcements';
import { ContactCall } from '@/components/ui/contact-call';
import { PageHead } from '@/components/ui/page-head';
import { Section } from '@/components/ui/section';
import { news } from '@/content/news';
import { listPosts } from '@/lib/blog/posts';
import { contactPath } from '@/lib/contact/subjects';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('news', news);

const NEWEST_POSTS = 5;

export default async function Page() {
  const { title, intro, announcements, none } = news;
  return (
    <PageFrame current="news">
      <PageHead id="news" title={title} intro={announcements.length > 0 ? intro : none} />
      {announcements.length > 0 ? (
        <Announcements items={announcements} />
      ) : (
        <Section heading={news.postsHeading} heads="margin">
          <PostRows posts={listPosts().slice(0, NEWEST_POSTS)} />
        </Section>
      )}
      <ContactCall heading={news.callToAction} href={contactPath('news')} />
    </PageFrame>
  );
}
