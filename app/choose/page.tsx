import { choose } from '@/content/choose';
import { pageMetadata } from '@/lib/metadata';

export { ChoosePage as default } from '@/components/choose/choose-page';

export const metadata = pageMetadata('choose', choose);
