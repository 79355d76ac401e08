import { ServiceTemplate } from '@/components/service/service-template';
import { servicePages } from '@/content/services';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('phishing', servicePages.phishing);

export default function Page() {
  return <ServiceTemplate id="phishing" page={servicePages.phishing} />;
}
