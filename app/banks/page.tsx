import { banks } from '@/content/banks';
import { pageMetadata } from '@/lib/metadata';

export { BanksPage as default } from '@/components/banks/banks-page';

export const metadata = pageMetadata('banks', banks);
