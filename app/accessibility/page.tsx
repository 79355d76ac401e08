import { accessibility } from '@/content/accessibility';
import { pageMetadata } from '@/lib/metadata';

export { AccessibilityPage as default } from '@/components/accessibility/accessibility-page';

export const metadata = pageMetadata('accessibility', accessibility);
