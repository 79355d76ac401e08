import { aYearAfter, today, validDay } from '../../lib/dates';
import { factsFile } from '../../lib/facts';
import { plain, proseOf } from '../../lib/text';
import type { Report, SiteContent } from './site-content';

const CLAIMS = 'content/claims.ts';
const UNDER_ATTACK = 'content/under-attack.ts';

/** Begins the name of a post among the pages of a fact. */
const POST = 'post:';

export function checkClaims(content: SiteContent, report: Report) {
  const placesWithout = searchIn(content);
  for (const { id, words, pages, confirmed } of content.claims) {
    if (confirmed !== undefined && !validDay(confirmed)) {
      report(CLAIMS, id, `“${confirmed}” is no day of the calendar: write it as YYYY-MM-DD.`);
    }
    for (const place of placesWithout(words, pages)) {
      const message = `“${words}” stands no more in ${place}: write the new words here without their day, or take the claim out.`;
      report(CLAIMS, id, message);
    }
  }
}

export function checkFactWords(content: SiteContent, report: Report) {
  const placesWithout = searchIn(content);
  for (const { line, words, pages } of content.facts) {
    for (const wanted of words) {
      for (const place of placesWithout(wanted, pages)) {
        const message = `“${wanted}” stands no more in ${place}: check the claim again and write the words that are there now, or take the page out.`;
        report(factsFile, `line ${line}`, message);
      }
    }
  }
}

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

/** An obligation of the standards page is a fact too, under its number. */
export function checkObligations({ facts, standards }: SiteContent, report: Report) {
  const own = facts.filter(({ pages }) => pages.includes('standards'));
  for (const [index, { source, obligations }] of standards.entries()) {
    for (const { at } of obligations) {
      if (own.some((fact) => fact.source === source && fact.words.includes(at))) continue;
      const message = `${factsFile} has no line with “${at}” for the page standards: read ${source}, and add one.`;
      report('content/standards.ts', `standards[${index}]`, message);
    }
  }
}

/** Tells which of some pages and posts do not have words, whatever their case, quotation marks and links. */
function searchIn({ pages, posts }: SiteContent) {
  const places = new Map<string, { file: string; text: string }>();
  for (const { route = '', file, content } of pages) {
    const text = proseOf(content).map((prose) => prose.text);
    places.set(route, { file, text: normalized(text.join('\n')) });
  }
  for (const { file, post } of posts.files) {
    places.set(`${POST}${post.id}`, { file, text: normalized(plain(post.content)) });
  }
  return (words: string, names: readonly string[]): string[] =>
    names
      .filter((name) => posts.source === 'site' || !name.startsWith(POST))
      .filter((name) => !places.get(name)?.text.includes(normalized(words)))
      .map((name) => places.get(name)?.file ?? `“${name}”`);
}

/** Normalises case, quotation marks and spaces for comparison. */
function normalized(text: string): string {
  return text.toLowerCase().replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ');
}
