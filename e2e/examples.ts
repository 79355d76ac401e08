import { readdirSync } from 'node:fs';
import { serviceFamilies } from '../content/navigation';
import type { RouteId, ServiceId } from '../content/routes';
import type { ServicePage } from '../content/service-page';
import { pathOf, serviceIds } from '../lib/routes';
import { pageAt } from './pages';
import { STRIP } from './parts';

// Pages for tests that need one of a kind, chosen by what they are: no test falls because a page or its words went.

/** The families of the Services panel that have pages under them, with the first of these, as ids that may go. */
const families = serviceFamilies.flatMap(({ route, items: [first] }) =>
  first ? [{ route: route as RouteId, first: first.route as ServiceId }] : [],
);

/** The first family that has pages under it. */
export const family = required(families[0], 'A family of the Services panel with pages');

export const otherFamily = required(families[1], 'A second family with pages');

/** A service that is no listing, and another one. */
export const [service, otherService] = [family.first, otherFamily.first];

/** What every service module exports, under the page's id. The index cannot be read: it is for the server alone. */
const modules: Partial<Record<ServiceId, ServicePage>>[] = await Promise.all(
  readdirSync('content/services')
    .filter((file) => file !== 'index.ts')
    .map((file) => import(`../content/services/${file}`)),
);
export const pages: Partial<Record<ServiceId, ServicePage>> = Object.assign({}, ...modules);

const logosOn = (path: string) => pageAt(path)(`${STRIP} ul`).first();
const stripPath = required(
  [pathOf('home'), ...serviceIds.map(pathOf)].find((path) => logosOn(path).length > 0),
  'A strip of logos that moves',
);
const logos = logosOn(stripPath);

/** A strip of logos that moves: its page, the list's name, and how many logos it holds. */
export const strip = {
  path: stripPath,
  name: logos.attr('aria-label') ?? '',
  count: logos.children().length,
};

/** The services whose pages show a specimen: the overview leads to the others, and shows the work of none. */
export const servicesWithSpecimen = serviceIds.filter((id) =>
  pages[id]?.sections.some(({ kind }) => kind === 'specimen'),
);

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw new Error(`${what} is needed for the browser tests: there is none.`);
  return value;
}
