import { announcements, news } from '@/content/news';
import { listPosts } from '@/lib/blog/posts';
import { dayInWords } from '@/lib/dates';
import { PostList } from '../blog/post-list';
import { CoverDrawings } from '../drawing/cover-drawings';
import { TextPage } from '../layout/text-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

const POSTS = 6;

/** The announcements; while there is none, the newest posts. */
export function NewsPage() {
  const newest = listPosts().slice(0, POSTS);
  return (
    <TextPage id="news" words={announcements.length > 0 ? news : { ...news, intro: news.none }}>
      {announcements.map(({ date, title, text }) => (
        <Section key={title} heading={title}>
          <time dateTime={date} className="text-small text-muted">
            {dayInWords(date)}
          </time>
          <p className="mt-1 max-w-measure">
            <RichText>{text}</RichText>
          </p>
        </Section>
      ))}
      {announcements.length === 0 && (
        <Section heading={news.postsHeading} heads="above">
          <CoverDrawings posts={newest} />
          <PostList posts={newest} />
        </Section>
      )}
    </TextPage>
  );
}
