import { pageMarkdown } from './page-markdown';

const head =
  '<link rel="canonical" href="https://site.example/a"><meta name="description" content="In short.">';
const bodyOf = (main: string) =>
  pageMarkdown(`${head}<header>Menu</header><main><h1>A page</h1>${main}</main>`)
    .replace('# A page\n\n> In short.\n\nSource: <https://site.example/a>', '')
    .trim();

test.each([
  ['a list', '<ul><li>One<li>Two</ul>', '- One\n- Two'],
  [
    'a heading in a summary',
    '<details><summary><h3>Why?</h3></summary><p>So.</p></details>',
    '### Why?\n\nSo.',
  ],
  ['a table', '<table><tr><th>A<th>B<tr><td>1<td>2</table>', '| A | B |\n| - | - |\n| 1 | 2 |'],
  ['a link in full', '<a href="/b#c">B</a>', '[B](https://site.example/b#c)'],
  [
    'a drawing by what it shows',
    '<svg role="img" aria-label="Two boxes"><text>x</text></svg>',
    '*Two boxes*',
  ],
  [
    'an acronym with its words',
    '<p>An <a href="/g#ea"><abbr title="example of acronyms">EA</abbr></a>.</p>',
    'An [EA](https://site.example/g#ea) (example of acronyms).',
  ],
  [
    'the plural of one',
    '<p>Two <a href="/g#ea"><abbr title="example of acronyms">EA</abbr></a>s.</p>',
    'Two [EA](https://site.example/g#ea)s.',
  ],
  [
    'words that style sheets part',
    '<p>Office<span>Street</span><span>City</span></p>',
    'Office Street City',
  ],
])('%s', (_, html, markdown) => {
  expect(bodyOf(html)).toBe(markdown);
});

test.each([
  '<nav>Breadcrumb</nav>',
  '<form>Name</form>',
  '<ul aria-hidden="true"><li>Again</ul>',
  '<p role="alert">It failed.</p>',
  '<svg aria-hidden="true"><path/></svg>',
  '<a href="mailto:?subject=x">Send this</a>',
  '<div class="mt-1 print:hidden">On screens alone</div>',
])('%s has no words', (html) => {
  expect(bodyOf(html)).toBe('');
});
