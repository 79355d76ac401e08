import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Editors change the words of content/: a test imports those it looks for, or chooses a page by what it is.

/** Fewer words than these are anybody's. */
const LEAST_WORDS = 3;
/** The words that the company's brief promises. */
const AGREED = 'brief.spec.ts';

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'])\/\/.*$/gm;
const LITERAL = /(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g;
const TITLE = /^title: *(.+)$/m;

function sources(folder: string, named: RegExp): [name: string, text: string][] {
  return readdirSync(folder, { encoding: 'utf8', recursive: true })
    .filter((name) => named.test(name) && !/_template|\.test\.ts$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8').replace(COMMENT, '')]);
}

/** The strings of a source that have words enough to be somebody's. */
function sentencesOf(source: string): string[] {
  return [...source.matchAll(LITERAL)]
    .map(([, , text = '']) => text)
    .filter((text) => text.trim().split(/\s+/).length >= LEAST_WORDS);
}

const headlineOf = (post: string) => `"${TITLE.exec(post)?.[1]?.replace(/^"|"$/g, '')}"`;
const content = [
  ...sources('content', /(?:\.ts|^\w+\.json)$/).map(([, text]) => text),
  ...sources('content/posts', /\.md$/).map(([, post]) => headlineOf(post)),
];
const sentences = new Set(content.flatMap(sentencesOf));

test.each(sources('e2e', /\.ts$/).filter(([name]) => name !== AGREED))(
  '%s imports the words of content/ that it looks for',
  (_, spec) => {
    expect(sentencesOf(spec).filter((text) => sentences.has(text))).toEqual([]);
  },
);
