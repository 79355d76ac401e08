import { about } from '@/content/about';
import { routes } from '@/content/routes';
import { checked } from '@/lib/content-check';
import { Cards } from '../service/cards';
import { Reasons } from '../service/reasons';
import { ClosingQuote } from '../ui/closing-quote';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { PageHead } from '../ui/page-head';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  const words = checked('content/about.ts', about);
  return (
    <ExpandAcronyms>
      <PageHead id="about" crumb={routes.about.label} title={words.title} intro={words.intro} />
      <Cards kind="cards" {...words.services} />
      <Statements items={words.statements} />
      <Reasons kind="reasons" {...words.reasons} />
      <ClosingQuote>{words.quote}</ClosingQuote>
      <ContactCall heading={words.callToAction} />
    </ExpandAcronyms>
  );
}
