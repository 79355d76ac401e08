import 'server-only';
import { type RouteId, routes, type ServiceId } from '@/content/routes';
import type { ServicePage } from '@/content/service-page';
import { servicePages } from '@/content/services';
import { ancestorsOf, serviceIds } from './routes';
import { proseOf, textsOf } from './text';

/** How many pages are named at the foot of a service page. */
const MOST = 3;

/** What a link between two pages counts beside the likeness of their words, which is between 0 and 1. */
const LINK = 0.15;

/**
 * The services nearest to one by content, the nearest first: by the words that both use and few others do, and by links
 * between them. The pages above it and those it presents as cards are left out, for it leads there already.
 */
export function relatedServices(id: ServiceId): ServiceId[] {
  const known = new Set<RouteId>([
    id,
    'services',
    ...ancestorsOf(id),
    ...cardsOf(servicePages[id]),
  ]);
  return serviceIds
    .filter((other) => !known.has(other))
    .map((other) => ({ other, nearness: nearness(id, other) }))
    .sort((a, b) => b.nearness - a.nearness)
    .slice(0, MOST)
    .map(({ other }) => other);
}

function nearness(a: ServiceId, b: ServiceId): number {
  const links = Number(linksOf(a).has(b)) + Number(linksOf(b).has(a));
  return likeness(a, b) + LINK * links;
}

/** The cosine of two texts' weighted words. */
function likeness(a: ServiceId, b: ServiceId): number {
  let product = 0;
  for (const [word, weight] of weights.get(a) ?? [])
    product += weight * (weights.get(b)?.get(word) ?? 0);
  return product;
}

const counts = new Map(serviceIds.map((id) => [id, countWords(id)]));

/** A page's words, weighted by how often it uses them and how few pages do, as a vector of length 1. */
const weights = new Map(
  serviceIds.map((id) => {
    const raw = [...(counts.get(id) ?? [])].map(([word, count]): [string, number] => [
      word,
      Math.log(1 + count) * Math.log(serviceIds.length / pagesWith(word)),
    ]);
    const length = Math.hypot(...raw.map(([, weight]) => weight)) || 1;
    return [id, new Map(raw.map(([word, weight]) => [word, weight / length]))];
  }),
);

function pagesWith(word: string): number {
  return serviceIds.filter((id) => counts.get(id)?.has(word)).length;
}

function countWords(id: ServiceId): ReadonlyMap<string, number> {
  const made = new Map<string, number>();
  for (const { text } of proseOf(servicePages[id])) {
    for (const [word] of text.toLowerCase().matchAll(/[a-z][a-z\d-]{2,}/g)) {
      made.set(word, (made.get(word) ?? 0) + 1);
    }
  }
  return made;
}

/** The pages that a page links to: in its texts, as an alternative or as a card. */
function linksOf(id: ServiceId): ReadonlySet<string> {
  const texts = [...textsOf(servicePages[id])];
  const inText = texts.flatMap(({ text }) =>
    [...text.matchAll(/\]\((\w+)\)/g)].map(([, to = '']) => to),
  );
  const named = texts
    .filter(({ field }) => /\.(?:choose|route)$/.test(field))
    .map(({ text }) => text);
  return new Set([...inText, ...named].filter((to) => to in routes));
}

function cardsOf({ sections }: ServicePage): RouteId[] {
  return sections.flatMap((section) =>
    section.kind === 'cards' ? section.cards.map(({ route }) => route) : [],
  );
}
