import { buying } from '@/content/buying';
import { pageMetadata } from '@/lib/metadata';

export { BuyingPage as default } from '@/components/buying/buying-page';

export const metadata = pageMetadata('buying', buying);
