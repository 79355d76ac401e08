/** The company's mark, of which the other icons and the cards are made. */
export const iconPath = '/icon.svg';

/** The script that sends a misspelt case to its page, written by the export. */
export const recoverCasePath = '/recover-case.js';

/** The script that takes a page over to the release that is served now, written by the export. */
export const recoverPath = '/recover.js';

/** The script that takes a withdrawn post off its page, written by the export where a collection is configured. */
export const withdrawnPath = '/withdrawn.js';

/** For spreadsheets, written by routes of app/: the tables of the standards page, and the questions of the one on buying. */
export const standardsPath = '/standards.csv';
export const questionsPath = '/questions.csv';

/** The folder of the search index, written by the export. */
export const searchFolder = '/pagefind/' as const;

/** Where the pictures of content/pictures/ are, in the sizes that browsers choose from; written by the export. */
export const pictureFolder = '/pictures/' as const;

/** The file of a picture in a width, the largest where one must do for all, as in a feed; of a drawing, which has none. */
export function picturePath(
  { address, widths }: { address: string; widths: readonly number[] },
  wide = widths.at(-1),
): string {
  return wide === undefined ? address : `${address}.${wide}.avif`;
}

/** Where the pictures are that stand for a page where its address is pasted. */
export const cardFolder = '/cards/';

/** Where the specimens are as files that are kept, in public/. */
export const reportFolder = '/reports/';

export function cardPath(path: string): string {
  return `${cardFolder}${path === '/' ? 'index' : path.slice(1)}.png`;
}

/** The same words as at a path, as Markdown, for machines: of services and posts. */
export function markdownPath(path: string): string {
  return `${path === '/' ? '/index' : path}.md`;
}

/** Which pages there are, for search engines, written by app/sitemap.ts; and for readers that prefer Markdown, written by the export. */
export const sitemapPath = '/sitemap.xml';
export const llmsPath = '/llms.txt';

/** Where to report a weakness of the site: RFC 9116, section 3. */
export const securityPath = '/.well-known/security.txt';
