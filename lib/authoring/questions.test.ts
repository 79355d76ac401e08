/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { postCategories } from '@/content/blog';
import { pathOf } from '../routes';
import { newPost, postQuestions } from './new-post';
import { newService, serviceQuestions } from './new-service';
import type { Answers, Question } from './question';

let root = '';

function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const SUMMARY =
  'A summary that is neither too short for search results nor too long for them, because it has a few words more.';
const post = (id: string, author: string) =>
  put(
    `content/posts/${id}.md`,
    `---\ntitle: T\ncategory: PenTesting\nauthor: ${author}\ndate: 2026-01-01\nsummary: S\n---\n`,
  );

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'questions-'));
  for (const path of ['content/routes.ts', 'content/services/index.ts', 'content/navigation.ts']) {
    put(path, readFileSync(path, 'utf8'));
  }
  put('app/folder/page.tsx', '');
  put('public/Leaflet.pdf', '');
  put('content/services/left-over.ts', '');
  post('first', 'The Night Watch');
});

afterAll(() => rmSync(root, { recursive: true }));

function faultOf<Name extends string>(
  questions: readonly Question<Name>[],
  name: Name,
  answer: string,
) {
  return questions.find((question) => question.name === name)?.faultOf(answer, {} as Answers<Name>);
}

test.each([
  ['name', '', /^--name is missing: give 2 to 50 characters\.$/],
  ['name', 'Two\nlines', /^--name has more than one line: write it in one\.$/],
  ['family', 'site', /^“site” is no family: use one of managed, assessment, /],
  ['family', 'Training', /did you mean “training”\?$/],
  ['summary', 'Short.', /^--summary has 6 characters: make it 110 to 160\.$/],
  ['id', 'Cloud Review', /^“Cloud Review” cannot be an id: give --id with letters/],
  ['id', '24Seven', /cannot be an id/],
  ['id', 'import', /^“import” means something else in TypeScript: give another --id\.$/],
  ['id', 'HOME', /cannot be an id/],
  ['id', 'homE', /^“home” is an id of content\/routes\.ts already: give another --id\.$/],
  ['id', 'leftOver', /^content\/services\/left-over\.ts is there already: give another --id, or /],
  ['address', 'cloud', /^“cloud” cannot be an address: give --address with a slash/],
  ['address', '/Cloud', /cannot be an address/],
  ['address', '/a/b', /cannot be an address/],
  ['address', '/cloud/', /cannot be an address/],
  ['address', pathOf('contact'), /is the address of “contact”: give another --address\.$/],
  ['address', '/folder', /^“\/folder” is where app\/folder is served: give another --address\.$/],
  ['address', '/leaflet', /is where public\/Leaflet\.pdf is served/],
  ['address', '/index', /is where a file of the export’s own is served/],
] as const)('a service’s %s “%s” is refused with the remedy', (name, answer, sentence) => {
  expect(faultOf(serviceQuestions(root), name, answer)).toMatch(sentence);
});

test.each([
  ['title', '', /^--title is missing: give 2 to 200 characters\.$/],
  ['category', 'Gardening', /^“Gardening” is no category: use one of /],
  ['category', postCategories[0].toUpperCase(), new RegExp(`did you mean “${postCategories[0]}”`)],
  ['author', 'The Night Wotch', /has no post yet: did you mean “The Night Watch”\?$/],
  ['summary', 'Short.', /^--summary has 6 characters/],
  ['id', 'FIRST', /content\/posts\/first\.md is there already: give another --id\.$/],
  ['id', 'page', /^The site has an address “page” of its own/],
  ['id', 'a b', /^“a b” cannot be an address: give --id with letters/],
  ['id', '', /cannot be an address/],
] as const)('a post’s %s “%s” is refused with the remedy', (name, answer, sentence) => {
  expect(faultOf(postQuestions(root), name, answer)).toMatch(sentence);
});

test('what will do is taken, and an id and an address are made of the name', () => {
  const before = { name: 'Zebra’s Review & Co.' };
  for (const { name, otherwise, faultOf: fault } of serviceQuestions(root)) {
    const answer =
      otherwise?.(before) ?? { ...before, family: 'training', summary: SUMMARY }[name as 'name'];
    expect(fault(answer, before)).toBeUndefined();
  }
  const offered = serviceQuestions(root).map(({ otherwise }) => otherwise?.(before));
  expect(offered).toEqual([undefined, undefined, undefined, 'zebrasReviewCo', '/zebras-review-co']);
});

test('content that does not look as expected is left alone, and the sentence says so', () => {
  const answers = {
    ...{ id: 'zebra', name: 'Zebra', address: '/zebra', family: 'training', summary: SUMMARY },
  };
  expect(newService(root, answers)).toHaveLength(4);
  put('content/navigation.ts', 'export const serviceFamilies = [];');
  expect(() => newService(root, answers)).toThrow(
    'content/navigation.ts does not look as expected: the family “training” has no items, so nothing was written; see EDITING.md.',
  );
});

test('a post is a draft of the day, whatever its title has in it', () => {
  const { path, text } = newPost(
    { id: 'z', title: 'A: “b” # c', category: 'AI & Security', author: 'A', summary: SUMMARY },
    '2026-02-03',
  );
  expect(path).toBe('content/posts/z.md');
  expect(text).toMatch(/^---\ntitle: .*\n[\s\S]*date: 2026-02-03\n[\s\S]*draft: true\n---\n/);
});
