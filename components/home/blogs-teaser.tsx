import type { HomeContent } from '@/content/home';
import type { Post } from '@/lib/blog/post';
import { PostRows } from '../blog/post-rows';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';

type BlogsTeaserProps = HomeContent['blogs'] & { posts: readonly Post[] };

/** The newest posts as ruled rows. */
export function BlogsTeaser({ heading, link, posts }: BlogsTeaserProps) {
  return (
    <Section
      heading={heading}
      heads="margin"
      aside={
        <p>
          <RouteLink to={link.route} label={link.label} variant="arrow" />
        </p>
      }
    >
      <PostRows posts={posts} />
    </Section>
  );
}
