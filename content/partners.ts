import type { Partner } from './data';
import file from './partners.json' with { type: 'json' };

/** The logos of the home page, in their order. */
export const partners = file.partners as readonly Partner[];
