import { aYearAfter, today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import type { Report, SiteContent } from './site-content';

const UNDER_ATTACK = 'content/under-attack.ts';

/** Whoever is being attacked has no time to doubt a deadline. */
const NEVER_OLD = 'underAttack';

/** A fact in a year is no longer sure: laws, editions and products change. */
export function checkFactAge({ facts, documents }: SiteContent, report: Report) {
  const now = today();
  for (const { line, checked, source, at, pages } of facts) {
    const document = documents[source];
    if (!document) {
      report(factsFile, `line ${line}`, `“${source}” is not in content/facts.ts: add it there.`);
    } else if (validDay(checked) && aYearAfter(checked) <= now) {
      const place = [document.title, at].filter(Boolean).join(', ');
      const message = `checked on ${checked}: read ${place} again (${document.url}), and write today’s day.`;
      report(factsFile, `line ${line}`, message, pages.includes(NEVER_OLD) ? 'error' : 'advice');
    }
  }
}

export function checkDeadlines({ signpost, facts }: SiteContent, report: Report) {
  const borne = facts
    .filter(({ pages }) => pages.includes(NEVER_OLD))
    .flatMap(({ words }) => words.map(normalized));
  for (const [name, { within }] of Object.entries(signpost.notices)) {
    if (!within || borne.some((words) => normalized(within).includes(words))) continue;
    const message = `no line of ${factsFile} bears “${within}”: read its source, and add a line for “${NEVER_OLD}”.`;
    report(UNDER_ATTACK, `notices.${name}.within`, message);
  }
}

/** One way leads to each question and each situation, so no answer contradicts one before it. */
export function checkSignpost({ signpost }: SiteContent, report: Report) {
  const { questions, situations } = signpost;
  const [first = ''] = Object.keys(questions);
  const ways = new Map<string, number>();
  const follow = (name: string) => {
    const count = (ways.get(name) ?? 0) + 1;
    ways.set(name, count);
    if (count === 1) for (const { to } of questions[name]?.answers ?? []) follow(to);
  };
  follow(first);
  for (const [list, names] of Object.entries({ questions, situations })) {
    for (const name of Object.keys(names)) {
      const count = ways.get(name) ?? 0;
      if (count === 1) continue;
      const message = `${count || 'no'} ways lead from “${first}” to “${name}”: let one answer lead there.`;
      report(UNDER_ATTACK, `${list}.${name}`, message);
    }
  }
}

/** Normalises case, quotation marks and spaces for comparison. */
function normalized(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}
