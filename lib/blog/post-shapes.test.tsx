import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { raw } from 'hast-util-raw';
import { renderToStaticMarkup } from 'react-dom/server';
import { PostBody } from '@/components/blog/post-body';
import { builtHtml } from './built-html';
import { postOf } from './firestore';
import { readMarkdown } from './markdown';
import { postsIn } from './post-folder';
import { holdsHtml, type PostHtml, postHtml } from './post-html';

/** The shapes that real posts have, a text, what its page has of it, and what no page has. */
const shapes: [shape: string, text: string, shown: string[], never?: string[]][] = [
  ['comments', 'One <!-- ask Mei --> two.\n\n<!-- no end', ['One ', 'two.'], ['Mei', 'no end']],
  [
    'a note',
    'Said.[^1] Again.[^1]\n\n[^1]: Here.',
    [
      'href="#user-content-fn-1"',
      'id="user-content-fn-1"',
      ...['id="user-content-fnref-1"', 'href="#user-content-fnref-1"'],
      ...['id="user-content-fnref-1-2"', 'aria-label="Back to reference 1-2"'],
    ],
  ],
  [
    'folds',
    '<details><summary>More</summary>\n\n**Inside**\n\n</details>',
    ['<details dir="auto"><summary', 'More</summary>', '<strong>Inside</strong>'],
  ],
  ['HTML', '<h2>A</h2><p>One&nbsp;two</p>', ['<h2 id="a"', 'One\u00a0two']],
  [
    'looks of an editor',
    '<p style="color:red" class="x" onclick="y()">Red <font color="red">font</font></p>',
    ['Red font'],
    ['onclick="y()"><', 'style='],
  ],
  [
    'programs',
    'A.\n\n<script>alert(1)</script>\n\n<iframe src="https://a.example"></iframe>\n\nB.',
    ['A.', 'B.'],
  ],
  [
    'harmful addresses',
    '[a](javascript:x) ![b](data:image/png;base64,x) <a href="vbscript:x">c</a> [d](ms-msdt:/id)',
    ['a', 'b', 'c', 'd'],
    ['javascript:', 'data:image', 'vbscript:', 'ms-msdt'],
  ],
  ['a placeholder', 'Run `ssh` to <user>@<hostname>.', ['&lt;user&gt;@&lt;hostname&gt;']],
  [
    'a warning',
    '> [!WARNING]\n> Leave it on.',
    ['data-callout="warning"', '<strong>Warning</strong>', '<p>Leave it on.</p>'],
  ],
  ['a telephone', '[Call](tel:+6561234567)', ['<a href="tel:+6561234567">Call</a>']],
  ['ranges', 'It takes 2~3 days, for 10~20 hosts.', ['2~3 days, for 10~20 hosts']],
  [
    'headings of other scripts',
    '[a](#보안-점검)\n\n## 보안 점검\n\n## ガイド',
    ['id="보안-점검"', 'id="ガイド"', 'href="#%EB'],
  ],
  ['headings of the frame', '## Main\n\n## Contact call', ['id="main-1"', 'id="contact-call-1"']],
  ['a first-rank title', '# Title\n\n### Third', ['<h2 id="title"', '<h3 id="third"']],
  [
    'code in a language',
    '```yaml\nport: 22 # ssh\n```',
    ['class="language-yaml"', '<span class="text-signal">port:</span>'],
  ],
  [
    'a table',
    '## Ports\n\n| Port | Use |\n|---|--:|\n| 22 | ssh |',
    ['aria-label="Table"', '<th scope="row">22</th>', 'align="right" data-label="Use"'],
  ],
  [
    'every element',
    readFileSync('e2e/archive-posts/every-element.md', 'utf8')
      .split('---\n')
      .slice(2)
      .join('---\n'),
    ['AT&amp;T; &amp;none; and', 'The end of every element.'],
  ],
  ['a span of a language', '<span lang="de">Tag</span>.', ['<span lang="de">Tag</span>']],
  ['lines of Windows', 'One\r\n\r\n- a\r\n- b\r\n\r\n<!-- x\r\ny -->', ['<li>a</li>'], ['x\r\ny']],
  ['clobbering', '<a id="main" name="location">x</a> <p id="contact-call">y</p>', ['x', 'y']],
  [
    'SVG and formulas',
    '<svg><style>*{}</style><a href="javascript:x">s</a></svg>\n\n<math><mi>m</mi></math>\n\nEnd',
    ['End'],
    ['javascript:'],
  ],
];

const head = { title: 'A post', category: 'PenTesting', author: 'SOC Team', date: '2026-04-08' };
const folder = mkdtempSync(join(tmpdir(), 'shapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const shownOf = ({ tree }: PostHtml) => renderToStaticMarkup(<PostBody text={tree} />);

test.each(shapes)(
  '%s (%#) is the same from a file and from a document',
  (_, text, shown, never = []) => {
    writeFileSync(join(folder, 'a.md'), `---\n${JSON.stringify(head)}\n---\n${text}`);
    const [file] = postsIn(folder);
    const document = postOf('a', { ...head, content: text });
    if (!file || !document) throw new Error('One reader takes it for no post.');
    const page = shownOf(builtHtml(file.content));
    expect(shownOf(builtHtml(document.content))).toBe(page);
    // Read in the browser, where code has no colours.
    const markdown = readMarkdown(document.content);
    const browser = shownOf(postHtml(markdown, holdsHtml(markdown) ? raw : undefined));
    const plain = (code: string) => code.replace(/<\/?span[^>]*>/g, '');
    expect(browser).toBe(page.replace(/<code class="language-.*?<\/code>/gs, plain));

    const spaced = page.replaceAll('\u00a0', ' ');
    for (const words of shown) expect(spaced).toContain(words.replaceAll('\u00a0', ' '));
    expect(page).not.toMatch(/<(?:script|iframe|style|svg|math|font)|\s(?:style|onclick|name)=/);
    const ids = [...page.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('main');
    for (const secret of never) expect(page).not.toContain(secret);
  },
);
