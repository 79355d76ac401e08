import nextJest from 'next/jest.js';

const withNext = nextJest({ dir: '.' })({
  testEnvironment: 'node',
  // As for the browser's tests, in playwright.config.ts.
  testTimeout: 300_000,
  testMatch: ['**/*.test.{ts,tsx}'],
  // Editors' commands, as they run them; they take as long as all the rest.
  testPathIgnorePatterns: [
    '/node_modules/',
    ...(process.env.TEST_WHOLE === '1' ? [] : ['tools/check-content.test.ts']),
  ],
  modulePathIgnorePatterns: ['.next', '.build', 'out', 'variants'].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^server-only$': 'next/dist/compiled/server-only/empty.js',
  },
});

/** Jest on Node 20 cannot require ES modules: these packages are transformed as our own code is. */
const MODULES = [
  'parse5',
  'entities',
  // Markdown: unified and its many small packages.
  '(?:html|remark|rehype|mdast|hast|unist|micromark|vfile|estree|character|property|comma|space|stringify)[\\w-]*',
  'github-slugger',
  'lowlight',
  'unified',
  'devlop',
  'bail',
  'trough',
  'is-plain-obj',
  'ccount',
  'longest-streak',
  'markdown-table',
  'escape-string-regexp',
  'decode-named-character-reference',
  'collapse-white-space',
  'trim-lines',
  'trim-trailing-lines',
  'web-namespaces',
  'zwitch',
];

export default async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [`/node_modules/(?!(${MODULES.join('|')})/)`],
});
