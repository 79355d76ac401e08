import { readdirSync } from 'node:fs';
import { choose } from '../content/choose';
import { home } from '../content/home';
import { serviceFamilies } from '../content/navigation';
import { partners } from '../content/partners';
import type { RouteId, ServiceId } from '../content/routes';
import type { ServicePage } from '../content/service-page';
import { technologyLists } from '../content/technologies';
import { isQuestion, stepsFrom } from '../lib/finder';
import { LEAST_MOVING } from '../lib/logo-strip';
import { pathOf, serviceIds } from '../lib/routes';

// Pages for tests that need one of a kind, chosen by what they are: no test falls because a page or its words went.

/** A family of the Services panel with the pages under it, as ids that may go. */
interface Family {
  route: RouteId;
  items: [RouteId, ...RouteId[]];
}

const families = serviceFamilies
  .map(({ route, items }): { route: RouteId; items: RouteId[] } => ({
    route,
    items: items.map((item) => item.route),
  }))
  .filter((family): family is Family => family.items.length > 0);

/** The first family that has pages under it. */
export const family: Family = required(families[0], 'A family of the Services panel with pages');

/** Another one. */
export const otherFamily: Family = required(families[1], 'A second family with pages');

/** A service that is no listing: the first page of the first family. */
export const service = family.items[0] as ServiceId;

/** Another service. */
export const otherService = otherFamily.items[0] as ServiceId;

/** What every service module exports, under the page's id. The index cannot be read: it is for the server alone. */
const modules: Partial<Record<ServiceId, ServicePage>>[] = await Promise.all(
  readdirSync('content/services')
    .filter((file) => file !== 'index.ts')
    .map((file) => import(`../content/services/${file}`)),
);
export const pages: Partial<Record<ServiceId, ServicePage>> = Object.assign({}, ...modules);

/** A strip of logos that moves: its page, the list's name, and how many logos it holds. */
export interface Strip {
  path: string;
  name: string;
  count: number;
}

/** Home's strip, where its logos are enough to move. */
const homeStrips: readonly Strip[] = [
  { path: pathOf('home'), name: home.trusted.heading, count: partners.length },
].filter(({ count }) => count >= LEAST_MOVING);

const serviceStrips: readonly Strip[] = serviceIds.flatMap((id) =>
  (pages[id]?.sections ?? []).flatMap((section): Strip[] => {
    if (section.kind !== 'technologies' || section.motion !== 'carousel') return [];
    const { heading: name, list } = section;
    return [{ path: pathOf(id), name, count: technologyLists[list].length }];
  }),
);

/** A strip that moves, home's before those of services. */
export const strip: Strip = required(
  [...homeStrips, ...serviceStrips][0],
  'A strip of logos that moves',
);

/** It, and that of a service. */
export const strips: ReadonlySet<Strip> = new Set([strip, ...serviceStrips.slice(0, 1)]);

/** The services whose pages show a specimen: the overview leads to the others, and shows the work of none. */
export const servicesWithSpecimen = serviceIds.filter((id) =>
  pages[id]?.sections.some(({ kind }) => kind === 'specimen'),
);

/** The places of the finder that suggest a service, the one behind the most questions first. */
export const suggestions = stepsFrom(choose.finder)
  .flatMap(({ id, given, shows }) => (isQuestion(shows) ? [] : [{ id, given, shows }]))
  .sort((one, other) => other.given.length - one.given.length);

/** The address of a suggestion. */
export const suggestionPath = `${pathOf('choose')}#${suggestions[0]?.id}`;

function required<Value>(value: Value | undefined, what: string): Value {
  if (value === undefined)
    throw new Error(`${what} is needed for the browser tests: there is none.`);
  return value;
}
