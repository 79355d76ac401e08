import { standards } from '@/content/standards';
import { pageMetadata } from '@/lib/metadata';

export { StandardsPage as default } from '@/components/standards/standards-page';

export const metadata = pageMetadata('standards', standards);
