import type { ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { relatedServices } from '@/lib/related-services';
import { headingOf } from '@/lib/section-heading';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { ExpandAcronyms } from '../ui/expand-acronyms';
import { Assurances, RelatedServices, Sources } from './asides';
import { ServiceDocument } from './service-document';
import { ServiceHero } from './service-hero';

/** The one frame of every service and listing page. */
export function ServiceTemplate({ id, page }: { id: ServiceId; page: ServicePage }) {
  const { sections, sources, quote, callToAction, callText } = page;
  return (
    <PageFrame current={id}>
      <ExpandAcronyms>
        <ServiceHero id={id} page={page} headings={sections.map(headingOf)} />
        <ServiceDocument id={id} sections={sections} />
        <div className="wrap py-2 text-small md:flex md:flex-wrap md:gap-x-8 not-print:[.night+&]:py-9">
          {sources && <Sources page={id} sources={sources} />}
          <Assurances page={id} />
          <RelatedServices ids={relatedServices(id)} />
        </div>
        <ContactCall
          quote={quote}
          heading={callToAction}
          text={callText}
          href={contactPath(id)}
          after="again"
        />
      </ExpandAcronyms>
    </PageFrame>
  );
}
