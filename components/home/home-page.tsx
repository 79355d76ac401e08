import { type HomeContent, home } from '@/content/home';
import { partners } from '@/content/partners';
import { postsForBuyers } from '@/lib/blog/posts';
import { labelOf } from '@/lib/routes';
import { PostRows } from '../blog/post-rows';
import { Customers } from '../service/customers';
import { ContactCall } from '../ui/contact-call';
import { DataTable } from '../ui/data-table';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { Section } from '../ui/section';
import { RouteLink } from '../ui/site-link';
import { Assessments } from './assessments';
import { Hero } from './hero';
import { NightTicket } from './night-ticket';
import { NumberedServices } from './numbered-services';
import { Partners } from './partners';
import { SocServices } from './soc-services';

const TEASED_POSTS = 3;

/** The sections of home, in their order; the page for unknown addresses shows them too. */
export async function HomePage() {
  return (
    <ExpandAcronyms>
      <Hero {...home.hero} />
      <NumberedServices {...home.services} />
      <Partners label={home.trusted.heading} partners={partners} />
      <ManagedSecurity {...home.managed} />
      <SocServices {...home.soc} />
      <NightTicket />
      <Assessments {...home.assessments} />
      <Customers page="home" />
      <BlogsTeaser {...home.blogs} />
      <ContactCall {...home.contact} after="again" />
    </ExpandAcronyms>
  );
}

function ManagedSecurity({ heading, lede, columns, rows, link }: HomeContent['managed']) {
  return (
    <Section heading={heading} theme="night" lede={lede} heads="above">
      <DataTable
        label={heading}
        columns={columns}
        rows={rows.map(({ route, cells }) => [`[${labelOf(route)}](${route})`, ...cells])}
      />
      <p className="mt-3">
        <RouteLink to={link.route} label={link.label} variant="arrow" />
      </p>
    </Section>
  );
}

function BlogsTeaser({ heading, link }: HomeContent['blogs']) {
  return (
    <Section heading={heading}>
      <PostRows posts={postsForBuyers(TEASED_POSTS)} covers />
      <p className="mt-2">
        <RouteLink to={link.route} label={link.label} variant="arrow" />
      </p>
    </Section>
  );
}
