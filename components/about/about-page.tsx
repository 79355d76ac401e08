import { about } from '@/content/about';
import { TextPage } from '../layout/text-page';
import { Certificates } from '../service/asides';
import { Items } from '../ui/ledger';
import { PageList } from '../ui/page-list';
import { unbroken } from '../ui/rich-text';
import { Half, Pair, Section } from '../ui/section';
import { People } from './people';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <TextPage id="about" words={about} quote={about.quote} drawing="about">
      <Section heading={about.services.heading} heads="above">
        <PageList pages={about.services.cards} as="cards" by="readMore" />
      </Section>
      <Statements />
      <Pair theme="paper">
        {[about.reasons, about.firm].map(({ heading, items }) => (
          <Half key={heading} heading={heading}>
            <Items items={items} as="rows" />
          </Half>
        ))}
      </Pair>
      <People />
      <Certificates />
    </TextPage>
  );
}

function Statements() {
  return (
    <div className="night band bg-paper">
      <div className="wrap grid gap-4">
        {about.statements.map(({ title, text }) => (
          <section
            key={title}
            aria-labelledby={title.toLowerCase()}
            className="grid gap-1 md:beside md:items-baseline"
          >
            <h2 id={title.toLowerCase()} className="text-lede font-bold text-signal">
              {title}
            </h2>
            <p className="text-h2 font-bold">{unbroken(text)}</p>
          </section>
        ))}
      </div>
    </div>
  );
}
