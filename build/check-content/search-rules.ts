import { searchLimits } from '../../lib/metadata';
import type { Report, SiteContent } from './site-content';

/** A text that search results show of a page or a post. */
interface Listed {
  kind: 'title' | 'description';
  file: string;
  field: string;
  text: string;
}

function listedOfPages({ pages }: SiteContent): Listed[] {
  return pages.flatMap(({ file, content: { title = '', searchTitle, description } }): Listed[] => [
    searchTitle
      ? { kind: 'title', file, field: 'searchTitle', text: searchTitle }
      : { kind: 'title', file, field: 'title', text: title },
    { kind: 'description', file, field: 'description', text: description },
  ]);
}

function listedOfPosts({ posts }: SiteContent): Listed[] {
  return posts.files.flatMap(({ file, post }): Listed[] => [
    { kind: 'title', file, field: 'title', text: post.title },
    { kind: 'description', file, field: 'summary', text: post.summary },
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
  const owners = new Map(known.map(({ text, file }) => [text, file]));
  for (const { kind, file, field, text } of listed) {
    if (text === '') continue; // Found with every other empty text.
    const { least, most } = { least: 0, ...searchLimits[kind] };
    const owner = owners.get(text);
    owners.set(text, owner ?? file);
    if (text.length < least || text.length > most) {
      report(
        file,
        field,
        `${text.length} characters: search results show ${most} at most, so ${text.length < least ? `say more, in ${least} at least` : 'shorten it'}.`,
      );
    }
    if (owner !== undefined) {
      report(
        file,
        field,
        `the same as that of ${owner}: searchers cannot tell the two apart, so word it otherwise.`,
      );
    }
  }
}
