import { about } from '@/content/about';
import { offices } from '@/content/company';
import { routes } from '@/content/routes';
import { contactPath } from '@/lib/contact/subjects';
import { OfficesDrawing } from '../drawing/offices-drawing';
import { Cards } from '../service/cards';
import { Items } from '../service/items';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { PageHead } from '../ui/page-head';
import { People } from './people';
import { Statements } from './statements';

/** The sections of About, in their order. */
export function AboutPage() {
  return (
    <ExpandAcronyms>
      <PageHead crumb={routes.about.label} title={about.title} intro={about.intro}>
        <div className="mt-4 max-w-60">
          <OfficesDrawing offices={offices} />
        </div>
      </PageHead>
      <Cards kind="cards" {...about.services} />
      <Statements items={about.statements} />
      <Items kind="reasons" {...about.reasons} />
      <People {...about.people} />
      <ContactCall quote={about.quote} heading={about.callToAction} href={contactPath('about')} />
    </ExpandAcronyms>
  );
}
