import type { Announcement } from '@/content/data';
import { announcements, news } from '@/content/news';
import { listPosts } from '@/lib/blog/posts';
import { dayInWords } from '@/lib/dates';
import { PostRows } from '../blog/post-rows';
import { TextPage } from '../layout/text-page';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';

const POSTS = 5;

/** The announcements, the newest large; while there is none, the newest posts. */
export function NewsPage() {
  return (
    <TextPage id="news" words={announcements.length > 0 ? news : { ...news, intro: news.none }}>
      {announcements.length > 0 ? (
        <ul className="wrap mb-8">
          {announcements.map((announcement, index) => (
            <Entry key={announcement.title} {...announcement} isNewest={index === 0} />
          ))}
        </ul>
      ) : (
        <Section heading={news.postsHeading}>
          <PostRows posts={listPosts().slice(0, POSTS)} covers />
        </Section>
      )}
    </TextPage>
  );
}

function Entry({ date, title, text, isNewest }: Announcement & { isNewest: boolean }) {
  return (
    <li className="grid gap-1 border-t border-line py-3 md:beside">
      <time dateTime={date} className="text-small text-muted">
        {dayInWords(date)}
      </time>
      <div>
        <h2 className={isNewest ? 'text-h2' : 'text-lede'}>{title}</h2>
        <p className={`mt-1 max-w-measure text-muted ${isNewest ? 'text-lede' : ''}`}>
          <RichText>{text}</RichText>
        </p>
      </div>
    </li>
  );
}
