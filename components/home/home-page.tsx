import { type HomeContent, home } from '@/content/home';
import { partners } from '@/content/partners';
import { postsForBuyers } from '@/lib/blog/posts';
import { PostList } from '../blog/post-list';
import { CoverDrawings } from '../drawing/cover-drawings';
import { Customers } from '../service/customers';
import { ContactCall } from '../ui/contact-call';
import { PageList } from '../ui/page-list';
import { RichText } from '../ui/rich-text';
import { Section, type SectionProps } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import { Hero } from './hero';
import { NightTicket } from './night-ticket';
import { Partners } from './partners';

const TEASED_POSTS = 3;

/** The sections of home, in their order; the page for unknown addresses shows them too. */
export async function HomePage() {
  const { services, managed, soc, assessments, blogs } = home;
  const teased = postsForBuyers(TEASED_POSTS);
  return (
    <>
      <Hero {...home.hero} />
      <Partners label={home.trusted.heading} partners={partners} />
      <Section heading={services.heading} lede={services.lede} heads="above">
        <PageList pages={services.items} as="numbered" by="title" />
        <p className="border-t border-line pt-3 text-muted md:pl-[25.67%] lg:pr-[25.67%]">
          <RichText>{services.note}</RichText>
        </p>
      </Section>
      <NightTicket {...managed} />
      <Block {...soc} heads="above">
        <PageList pages={soc.items} as="cards" by="title" />
      </Block>
      <Block {...assessments} theme="surface">
        <PageList pages={assessments.items} as="rows" by="title" />
      </Block>
      <Customers page="home" />
      <Block {...blogs} heads="above">
        <CoverDrawings posts={teased} />
        <PostList posts={teased} />
      </Block>
      <ContactCall {...home.contact} after="again" />
    </>
  );
}

/** A section that begins with the link to all of what it shows. */
function Block({ link, ...section }: SectionProps & Pick<HomeContent['soc'], 'link'>) {
  const more = <RouteLink to={link.route} label={link.label} variant="arrow" />;
  return <Section {...section} aside={more} />;
}
