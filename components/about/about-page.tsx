import { about } from '@/content/about';
import { contactPath } from '@/lib/contact/subjects';
import { Certificates } from '../service/asides';
import { Cards } from '../service/cards';
import { Features } from '../service/features';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { PageHead } from '../ui/page-head';
import { People } from './people';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <ExpandAcronyms>
      <PageHead title={about.title} headline={about.headline} intro={about.intro} />
      <Cards kind="cards" {...about.services} />
      <Statements items={about.statements} />
      <Features kind="features" {...about.reasons} />
      <Features kind="features" {...about.firm} />
      <People />
      <Certificates />
      <ContactCall quote={about.quote} heading={about.callToAction} href={contactPath('about')} />
    </ExpandAcronyms>
  );
}
