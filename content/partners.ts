import type { Partner } from './data';
import file from './partners.json' with { type: 'json' };

/**
 * The logos of the home page, in their order. The company confirms every entry before launch, with its right to show the
 * mark: until then they are placeholders.
 */
export const partners = file.partners as readonly Partner[];
