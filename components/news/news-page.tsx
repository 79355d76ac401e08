import { announcements, news } from '@/content/news';
import type { Post } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import { listPosts } from '@/lib/blog/posts';
import { contactPath } from '@/lib/contact/subjects';
import { dayInWords } from '@/lib/dates';
import { PostCover } from '../blog/post-cover';
import { PostRows } from '../blog/post-rows';
import { CoverMotifs } from '../drawing/cover-motifs';
import { viewOf } from '../drawing/cover-view';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { PageHead } from '../ui/page-head';
import { RichText } from '../ui/rich-text';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

const MORE_POSTS = 4;

/** The newest announcement, large, over those before it; until there is one, the newest post over others. */
export async function NewsPage() {
  const [newest, ...earlier] = announcements;
  const [post, ...posts] = listPosts();
  return (
    <PageFrame current="news">
      <PageHead title={news.title} intro={newest ? news.intro : news.none} />
      <div className="wrap">
        {newest ? <LeadAnnouncement {...newest} /> : post && <LeadPost post={post} />}
      </div>
      {newest ? (
        <Earlier announcements={earlier} />
      ) : (
        <Section heading={news.postsHeading}>
          <PostRows posts={posts.slice(0, MORE_POSTS)} />
        </Section>
      )}
      <ContactCall heading={news.callToAction} href={contactPath('news')} />
    </PageFrame>
  );
}

type Announcement = (typeof announcements)[number];

const ROW = 'grid gap-1 md:grid-cols-[4fr_8fr] md:gap-8';

function LeadAnnouncement({ date, title, text }: Announcement) {
  return (
    <div className="mb-6">
      <h2 className="text-h2">{title}</h2>
      <div className={`mt-3 md:mt-5 ${ROW}`}>
        <time dateTime={date} className="text-small text-muted">
          {dayInWords(date)}
        </time>
        <p className="max-w-measure text-lede text-muted">
          <RichText>{text}</RichText>
        </p>
      </div>
    </div>
  );
}

function LeadPost({ post }: { post: Post }) {
  const { id, title, category, date, summary, lang } = post;
  return (
    <div className="whole-link">
      <CoverMotifs only={[viewOf(post).motif]} />
      <PostCover post={post} size="head" />
      <div className="mt-3 grid gap-x-8 gap-y-2 md:grid-cols-[7fr_5fr] md:items-end">
        <div>
          <p className="caption flex gap-2">
            <time dateTime={date}>{dayInWords(date)}</time> {category}
          </p>
          <h2 lang={lang} dir="auto" className="mt-1 text-h2 text-balance">
            <SiteLink href={postPath(id)} variant="card">
              {title}
            </SiteLink>
          </h2>
        </div>
        <p lang={lang} dir="auto" className="max-w-measure text-lede text-muted rtl:ml-auto">
          {summary}
        </p>
      </div>
    </div>
  );
}

function Earlier({ announcements }: { announcements: readonly Announcement[] }) {
  return (
    <div className="wrap mb-8">
      <ul>
        {announcements.map(({ date, title, text }) => (
          <li key={title} className={`border-t border-line py-3 ${ROW}`}>
            <time dateTime={date} className="text-small text-muted">
              {dayInWords(date)}
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
    </div>
  );
}
