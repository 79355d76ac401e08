import { searchLimits } from '../../lib/metadata';
import type { Report, SiteContent } from './site-content';

/** A text that search results show of a page or a post. */
type Listed = [kind: 'title' | 'description', file: string, field: string, text: string];

function listedOfPages({ pages, authors }: SiteContent): Listed[] {
  const file = 'content/authors.ts';
  return [
    ...pages.flatMap(({ file, content: { title = '', searchTitle, description } }): Listed[] => [
      searchTitle ? ['title', file, 'searchTitle', searchTitle] : ['title', file, 'title', title],
      ['description', file, 'description', description],
    ]),
    ...authors.map(
      ({ description }, index): Listed => [
        'description',
        file,
        `authors[${index}].description`,
        description,
      ],
    ),
  ];
}

function listedOfPosts({ posts }: SiteContent): Listed[] {
  return posts.files.flatMap(({ file, post }): Listed[] => [
    ['title', file, 'title', post.title],
    ['description', file, 'summary', post.summary],
  ]);
}

export function checkPageSearch(content: SiteContent, report: Report) {
  checkListed([], listedOfPages(content), report);
}

export function checkPostSearch(content: SiteContent, report: Report) {
  checkListed(listedOfPages(content), listedOfPosts(content), report);
}

/** Reports what is too short, too long, or the same as another one before it. */
function checkListed(known: readonly Listed[], listed: readonly Listed[], report: Report) {
  const owners = new Map(known.map(([, file, , text]) => [text, file]));
  for (const [kind, file, field, text] of listed) {
    if (text === '') continue; // Found with every other empty text.
    const { least, most } = { least: 0, ...searchLimits[kind] };
    const remedy = text.length < least ? `say more, in ${least} at least` : 'shorten it';
    if (text.length < least || text.length > most) {
      const message = `${text.length} characters: search results show ${most} at most, so ${remedy}.`;
      report(file, field, message);
    }
    const owner = owners.get(text);
    if (owner !== undefined) {
      const message = `the same as that of ${owner}: searchers cannot tell the two apart, so word it otherwise.`;
      report(file, field, message);
    }
    owners.set(text, owner ?? file);
  }
}
