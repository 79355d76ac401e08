import type { ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { contactPath } from '@/lib/contact/subjects';
import { PageFrame } from '../layout/page-frame';
import { ContactCall } from '../ui/contact-call';
import { Cover } from './cover';
import { Customers } from './customers';
import { ServiceSections } from './service-sections';

/** The one frame of every service and listing page. */
export function ServiceTemplate({ id, page }: { id: ServiceId; page: ServicePage }) {
  const { sections, sources, quote, callToAction, callText } = page;
  return (
    <PageFrame current={id}>
      <Cover id={id} page={page} />
      <ServiceSections page={id} sections={sections} sources={sources} />
      <Customers page={id} />
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
