import { home } from '@/content/home';
import { listPosts } from '@/lib/blog/posts';
import { checked } from '@/lib/content-check';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { Assessments } from './assessments';
import { BlogsTeaser } from './blogs-teaser';
import { Hero } from './hero';
import { ManagedSecurity } from './managed-security';
import { NumberedServices } from './numbered-services';
import { Partners } from './partners';
import { SocServices } from './soc-services';

const TEASED_POSTS = 3;

/** The sections of home, in their order; the page for unknown addresses shows them too. */
export async function HomePage() {
  const words = checked('content/home.ts', home);
  const posts = (await listPosts()).slice(0, TEASED_POSTS);
  return (
    <ExpandAcronyms>
      <Hero {...words.hero} trusted={words.trusted} />
      <NumberedServices {...words.services} />
      <Partners label={words.trusted.heading} />
      <ManagedSecurity {...words.managed} />
      <SocServices {...words.soc} />
      <Assessments {...words.assessments} />
      <BlogsTeaser {...words.blogs} posts={posts} />
      <ContactCall {...words.contact} />
    </ExpandAcronyms>
  );
}
