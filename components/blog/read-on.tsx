import { blog } from '@/content/blog';
import type { PostSummary } from '@/lib/blog/post';
import { postPath } from '@/lib/blog/post-path';
import type { PostInArchive } from '@/lib/blog/posts';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';
import { PostRows } from './post-rows';

export function ReadOn({ newer, older, related }: Omit<PostInArchive, 'post'>) {
  return (
    <div className="print:hidden">
      <nav aria-label={blog.post.neighbours} className="wrap">
        <ul className="grid border-y border-line sm:grid-cols-2 sm:divide-x sm:divide-line">
          {newer && <Neighbour label={blog.post.newer} post={newer} />}
          {older && <Neighbour label={blog.post.older} post={older} />}
        </ul>
      </nav>
      {related.length > 0 && (
        <Section heading={blog.post.related}>
          <PostRows posts={related} />
        </Section>
      )}
    </div>
  );
}

function Neighbour({ label, post }: { label: string; post: PostSummary }) {
  return (
    <li className="whole-link py-3 sm:px-4 sm:first:pl-0">
      <p className="caption">{label}</p>
      <p lang={post.lang} dir="auto" className="mt-0.5 font-bold">
        <SiteLink href={postPath(post.id)} variant="card">
          {post.title}
        </SiteLink>
      </p>
    </li>
  );
}
