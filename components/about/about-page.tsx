import { about } from '@/content/about';
import { TextPage } from '../layout/text-page';
import { Certificates } from '../service/asides';
import { Items } from '../ui/ledger';
import { PageList } from '../ui/page-list';
import { Section } from '../ui/section';
import { People } from './people';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <TextPage id="about" words={about} quote={about.quote}>
      <Section heading={about.services.heading}>
        <PageList pages={about.services.cards} as="cards" by="readMore" />
      </Section>
      <Statements items={about.statements} />
      {[about.reasons, about.firm].map(({ heading, items }) => (
        <Section key={heading} heading={heading}>
          <Items items={items} />
        </Section>
      ))}
      <People />
      <Certificates />
    </TextPage>
  );
}
