import type { DataOf, ServiceFamily } from './data';
import file from './navigation.json' with { type: 'json' };

const navigation = file as DataOf<'navigation'>;

/** The Services panel: the families in their order, each with its pages. */
export const serviceFamilies = navigation.services as [ServiceFamily, ...ServiceFamily[]];

/** The row under the families in the Services panel. */
export const servicesBeside = navigation.beside;

/** The bar's links, left to right; the Services panel hangs from `services`. */
export const headerLinks = navigation.header;

/** The footer's columns of links. */
export const { company: footerCompany, services: footerServices } = navigation.footer;
