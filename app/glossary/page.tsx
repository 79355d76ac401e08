import { glossaryPage } from '@/content/glossary';
import { pageMetadata } from '@/lib/metadata';

export { GlossaryPage as default } from '@/components/glossary/glossary-page';

export const metadata = pageMetadata('glossary', glossaryPage);
