import { home } from '@/content/home';
import { listPosts } from '@/lib/blog/posts';
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
  const posts = listPosts().slice(0, TEASED_POSTS);
  return (
    <ExpandAcronyms>
      <Hero {...home.hero} trusted={home.trusted} />
      <NumberedServices {...home.services} />
      <Partners label={home.trusted.heading} />
      <ManagedSecurity {...home.managed} />
      <SocServices {...home.soc} />
      <Assessments {...home.assessments} />
      <BlogsTeaser {...home.blogs} posts={posts} />
      <ContactCall {...home.contact} after="again" />
    </ExpandAcronyms>
  );
}
