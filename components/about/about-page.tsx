import { about } from '@/content/about';
import { watchMarks, watchWords } from '@/content/watch';
import { contactPath } from '@/lib/contact/subjects';
import { Certificates } from '../service/asides';
import { Cards } from '../service/cards';
import { Features } from '../service/features';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { PageHead } from '../ui/page-head';
import { Section } from '../ui/section';
import { Watch } from '../watch/watch';
import { People } from './people';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <ExpandAcronyms>
      <PageHead title={about.title} headline={about.headline} intro={about.intro} />
      <OnWatch />
      <Cards kind="cards" {...about.services} />
      <Statements items={about.statements} />
      <Features kind="features" {...about.reasons} />
      <People />
      <Certificates />
      <ContactCall quote={about.quote} heading={about.callToAction} href={contactPath('about')} />
    </ExpandAcronyms>
  );
}

/** A night on the clocks of all offices, as wide as the page. */
function OnWatch() {
  return (
    <Section
      heading={watchWords.heading}
      lede={`${watchWords.note} ${watchWords.sample}`}
      theme="night"
      heads="above"
    >
      <Watch marks={watchMarks} />
    </Section>
  );
}
