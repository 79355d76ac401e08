import { scratchFolder } from '../scratch-folder';
import { licences } from './licences';

const start = process.cwd();

const packages = {
  '': { version: '1.0.0' },
  'node_modules/sent': { version: '1.1.1', license: 'MIT' },
  'node_modules/a/node_modules/sent-too': { version: '2.2.2', license: 'MIT' },
  'node_modules/without-text': { version: '3.3.3', license: '0BSD' },
  'node_modules/tool': { version: '4.4.4', license: 'MIT', dev: true },
  'node_modules/for-one-platform': { version: '5.5.5', license: 'MIT', optional: true },
  'node_modules/@fontsource-variable/manrope': { version: '6.6.6', license: 'OFL', dev: true },
};

const text = 'The MIT licence\r\n';
const { root, remove } = scratchFolder({
  'package-lock.json': JSON.stringify({ packages }),
  'node_modules/sent/LICENSE.md': text,
  'node_modules/a/node_modules/sent-too/LICENSE.md': text,
  'node_modules/tool/LICENSE.md': text,
});

beforeAll(() => process.chdir(root));

afterAll(() => {
  process.chdir(start);
  remove();
});

test('every package that is sent is named, above its text, and each text stands once', async () => {
  const text = await licences();
  expect(text).toContain('sent 1.1.1\nsent-too 2.2.2\n\nThe MIT licence\n');
  expect(text.match(/The MIT licence/g)).toHaveLength(1);
  expect(text).toContain('without-text 3.3.3\n\nLicence: 0BSD\n');
  expect(text).toContain('@fontsource-variable/manrope 6.6.6\n');
  expect(text).not.toMatch(/tool|for-one-platform/);
});
