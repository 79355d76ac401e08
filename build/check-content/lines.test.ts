import { join } from 'node:path';
import { scratchFolder } from '../scratch-folder';
import { located } from './lines';
import { soundContent } from './sound-content';

const name = 'Own';
const words = {
  title: 'It’s here',
  items: [{ text: 'Twice.' }, { text: 'Twice.' }, { text: `${name} words.` }],
  empty: '',
};
const source = `// 'Twice.' isn't a text here.
const page = {
  title: "It’s here",
  items: [
    { text: 'Twice.' },
    { text: 'Twice.' },
    { text: \`\${name} words.\` },
  ],
  empty: '',
  ages: ['/old', \`\${name}\`],
};
`;
const { root, remove } = scratchFolder({
  'page.ts': source,
  'post.md': '---\ntitle: T\ndate: D\n---\n',
});
afterAll(remove);

test.each([
  ['page.ts', 'title', 3],
  ['page.ts', 'items[0].text', 5],
  ['page.ts', 'items[1].text', 6],
  ['page.ts', 'items[2]', 7],
  ['page.ts', 'empty', 9],
  ['page.ts', "ages['/old']", 10],
  ['page.ts', 'nowhere', undefined],
  ['post.md', 'date', 3],
  ['post.md', 'line 4', 4],
  ['gone.ts', 'title', undefined],
])('in %s the line of %s is %s', (name, field, line) => {
  const file = join(root, name);
  const content = { ...soundContent, words: { [join(root, 'page.ts')]: words } };
  const [found] = located([{ level: 'error', file, field, message: 'M' }], content);
  expect(found?.line).toBe(line);
});
