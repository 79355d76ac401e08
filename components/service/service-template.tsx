import type { ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { PageFrame } from '../layout/page-frame';
import { tintOf } from '../specimen/specimen';
import { ContactCall } from '../ui/contact-call';
import { grounds } from '../ui/section';
import { Assurances, Sources } from './asides';
import { Cover } from './cover';
import { Customers } from './customers';
import { ServiceSections } from './service-sections';

/** The one frame of every service and listing page. */
export function ServiceTemplate({ id, page }: { id: ServiceId; page: ServicePage }) {
  const { sections, sources, quote, callToAction, callText } = page;
  return (
    <PageFrame current={id}>
      <Cover id={id} page={page} />
      <ServiceSections sections={sections} page={id} />
      <Customers page={id} />
      <div className={`-mt-2 pb-3 text-small md:-mt-4 md:pb-5 ${grounds[tintOf(id)]}`}>
        <div className="wrap grid md:grid-cols-2 md:gap-x-4">
          {sources && <Sources page={id} sources={sources} />}
          <Assurances page={id} />
        </div>
      </div>
      <ContactCall
        quote={quote}
        heading={callToAction}
        text={callText}
        href={contactPath(id)}
        after="again"
      />
    </PageFrame>
  );
}
