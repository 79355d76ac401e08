import { blog } from '@/content/blog';
import { routes } from '@/content/routes';
import type { PostSummary } from '@/lib/blog/post';
import { contactPath } from '@/lib/contact/subjects';
import { CoverDrawings } from '../drawing/cover-drawings';
import { Island } from '../layout/island';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { Section } from '../ui/section';
import { PostList } from './post-list';
import { PostShell } from './post-shell';

/** The page behind every post's address that was not there at the build; the newest posts stand below in any case. */
export function ShellPage({ newest }: { newest: readonly PostSummary[] }) {
  return (
    <PageFrame above="blog" path={routes.blog.path}>
      <Island name="post-shell" of={PostShell} props={{}} />
      <CoverDrawings />
      <Section heading={blog.shell.newest} heads="above">
        <PostList posts={newest} />
      </Section>
      <ContactCall heading={blog.callToAction} href={contactPath('blog')} />
    </PageFrame>
  );
}
