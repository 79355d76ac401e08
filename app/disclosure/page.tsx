import { disclosure } from '@/content/disclosure';
import { pageMetadata } from '@/lib/metadata';

export { DisclosurePage as default } from '@/components/disclosure/disclosure-page';

export const metadata = pageMetadata('disclosure', disclosure);
