import { PostRows } from '@/components/blog/post-rows';
import { PageFrame } from '@/components/layout/page-frame';
import { ContactCall } from '@/components/ui/contact-call';
import { PageHead } from '@/components/ui/page-head';
import { RichText } from '@/components/ui/rich-text';
import { Section } from '@/components/ui/section';
import { announcements, news } from '@/content/news';
import { listPosts } from '@/lib/blog/posts';
import { contactPath } from '@/lib/contact/subjects';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('news', news);

const NEWEST_POSTS = 5;

export default async function Page() {
  const { title, intro, none } = news;
  return (
    <PageFrame current="news">
      <PageHead title={title} intro={announcements.length > 0 ? intro : none} />
      {announcements.length > 0 ? (
        <ul className="wrap mb-8">
          {announcements.map(({ date, title, text }) => (
            <li
              key={title}
              className="grid gap-1 border-t border-line py-3 md:grid-cols-[4fr_8fr] md:gap-8"
            >
              <time dateTime={date} className="mono">
                {date}
              </time>
              <div>
                <h2 className="text-h3">{title}</h2>
                <p className="mt-1 max-w-measure text-muted">
                  <RichText>{text}</RichText>
                </p>
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <Section heading={news.postsHeading} heads="margin">
          <PostRows posts={listPosts().slice(0, NEWEST_POSTS)} />
        </Section>
      )}
      <ContactCall heading={news.callToAction} href={contactPath('news')} />
    </PageFrame>
  );
}
