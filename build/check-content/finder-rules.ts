import { isQuestion, stepsFrom } from '../../lib/finder';
import { isListing } from './page-rules';
import type { Report, SiteContent } from './site-content';

const FILE = 'content/choose.ts';

/** Nobody answers more. */
const MOST_QUESTIONS = 5;

/** Every path of the finder: it ends soon, in a service of the table, with a second one that the first one’s page knows. */
export function checkFinder({ finder, pages, routes }: SiteContent, report: Report) {
  const seen = new Set<string>();
  const suggested = new Set<string>();
  for (const { id, given, shows } of stepsFrom(finder)) {
    const field = `finder#${id}`;
    if (seen.has(id)) report(FILE, field, 'two answers lead here: give each an id of its own.');
    seen.add(id);
    if (isQuestion(shows)) {
      if (given.length < MOST_QUESTIONS) continue;
      report(
        FILE,
        field,
        `question ${given.length + 1}, and at most ${MOST_QUESTIONS} are answered: leave one out.`,
      );
      continue;
    }
    const { choose, runnerUp } = shows;
    suggested.add(choose);
    const sections = pages.find(({ route }) => route === choose)?.service?.sections ?? [];
    const others = sections.flatMap((section) => (section.kind === 'fit' ? section.instead : []));
    if (others.length === 0 || others.some((other) => other.choose === runnerUp)) continue;
    const message = `“${runnerUp}” is no alternative on the page of “${choose}”: take one of those under its “Choose another if”, or add it there.`;
    report(FILE, field, message);
  }
  for (const { route = '', service } of pages) {
    if (!service || isListing(service) || routes[route]?.draft || suggested.has(route)) continue;
    report(FILE, 'finder', `no answers lead to “${route}”: add one that does.`, 'advice');
  }
}
