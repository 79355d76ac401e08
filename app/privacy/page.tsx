import { privacy } from '@/content/privacy';
import { pageMetadata } from '@/lib/metadata';

export { PrivacyPage as default } from '@/components/privacy/privacy-page';

export const metadata = pageMetadata('privacy', privacy);
