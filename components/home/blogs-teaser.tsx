import type { HomeContent } from '@/content/home';
import type { Post } from '@/lib/blog/post';
import { pathOf } from '@/lib/routes';
import { PostRows } from '../blog/post-rows';
import { Section } from '../ui/section';
import { SiteLink } from '../ui/site-link';

type BlogsTeaserProps = HomeContent['blogs'] & { posts: readonly Post[] };

/** The newest posts as ruled rows. */
export function BlogsTeaser({ heading, link, posts }: BlogsTeaserProps) {
  return (
    <Section
      heading={heading}
      heads="margin"
      aside={
        <p>
          <SiteLink href={pathOf(link.route)} variant="arrow">
            {link.label}
          </SiteLink>
        </p>
      }
    >
      <PostRows posts={posts} />
    </Section>
  );
}
