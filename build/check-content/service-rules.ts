import type { ServicePage } from '@/content/service-page';
import { isWritten, TO_WRITE, textsOf } from '../../lib/text';
import type { CheckedPage, Report, Rule, SiteContent } from './site-content';

const NAVIGATION = 'content/navigation.ts';

/** So much of a text tells which one it is. */
const SHOWN = 60;

function checkUnwritten({ pages, posts }: SiteContent, report: Report) {
  for (const { file, content } of pages) {
    for (const { field, text } of textsOf(content)) {
      if (!isWritten(text)) report(file, field, unwritten(text));
    }
  }
  for (const { file, post } of posts.files) {
    for (const field of ['title', 'summary'] as const) {
      if (!isWritten(post[field])) report(file, field, unwritten(post[field]));
    }
    const line = post.content.split('\n').find((one) => !isWritten(one));
    if (line !== undefined) report(file, '', unwritten(line));
  }
}

function unwritten(text: string): string {
  const wanted = text.trim();
  return `“${wanted.slice(0, SHOWN)}${wanted.length > SHOWN ? '…' : ''}” stands in for words: write them, without “${TO_WRITE}”.`;
}

/** A draft has no page in a build, so a link to it would lead nowhere. */
function checkLinksToDrafts({ pages, words, routes }: SiteContent, report: Report) {
  const drafts = Object.keys(routes).filter((id) => routes[id]?.draft);
  const modules = [
    ...pages
      .filter(({ route }) => !drafts.includes(route ?? ''))
      .map(({ file, content }): [string, object] => [file, content]),
    // The Services panel leaves drafts out by itself.
    ...Object.entries(words).filter(([file]) => file !== NAVIGATION),
  ];
  for (const [file, value] of modules) {
    for (const { field, text } of textsOf(value)) {
      const isId = /(?:^|\.)(?:route|choose)$/.test(field);
      const found = drafts.find((id) => (isId ? text === id : text.includes(`](${id})`)));
      if (found === undefined) continue;
      report(
        file,
        field,
        `leads to “${found}”, which is a draft: publish it first, or take the link out.`,
      );
    }
  }
}

function checkDraftServices({ pages, routes }: SiteContent, report: Report) {
  for (const [id, { draft }] of Object.entries(routes)) {
    if (!draft) continue;
    const page = pages.find(({ route }) => route === id);
    report(
      'content/routes.ts',
      `routes.${id}.draft`,
      `a draft: write ${page?.file ?? 'its page'}, then take the mark out to publish it.`,
    );
  }
}

/** The overview of all services leads to theirs. */
const WITHOUT_SPECIMEN = 'services';

function checkMissingSpecimens({ pages, routes }: SiteContent, report: Report) {
  for (const { file, route, service } of publishedServices({ pages, routes })) {
    if (route === WITHOUT_SPECIMEN || countSpecimens(service) > 0) continue;
    report(file, 'sections', 'no specimen: show what a customer would receive.');
  }
}

function checkSpecimenCount({ pages }: SiteContent, report: Report) {
  for (const { file, service } of pages) {
    const count = countSpecimens(service);
    if (count <= 1) continue;
    report(file, 'sections', `${count} specimens, and links to #specimen find one: keep one.`);
  }
}

function countSpecimens(service: ServicePage | undefined): number {
  return service?.sections.filter(({ kind }) => kind === 'specimen').length ?? 0;
}

function publishedServices({
  pages,
  routes,
}: Pick<SiteContent, 'pages' | 'routes'>): readonly CheckedPage[] {
  return pages.filter(({ route, service }) => service && !routes[route ?? '']?.draft);
}

export const serviceRules: readonly Rule[] = [
  { level: 'error', check: checkUnwritten },
  { level: 'error', check: checkLinksToDrafts },
  { level: 'error', check: checkSpecimenCount },
  { level: 'advice', check: checkDraftServices },
  { level: 'advice', check: checkMissingSpecimens },
];
