import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { filesBelow } from '../../build/public-files';
import { customProperties } from '../../tailwind.config';

const files = ['app', 'components'].flatMap((folder) =>
  filesBelow(folder).map((file) => join(folder, file)),
);

const components = files
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => readFileSync(file, 'utf8'));

/** What is written by hand, by file and without comments. */
const handWritten = Object.fromEntries(
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, readFileSync(file, 'utf8').replace(/\/\*.*?\*\//gs, '')]),
);

/** The names of the classes that a CSS Module makes, without those that are somebody else's. */
function classesOf(css: string): string[] {
  const names = new Set<string>();
  postcss.parse(css).walkRules(({ selector }) => {
    const own = selector.replace(/:global\([^)]*\)/g, '');
    for (const [, name = ''] of own.matchAll(/\.([A-Za-z][\w-]*)/g)) names.add(name);
  });
  return [...names];
}

const sheets = files.filter((file) => file.endsWith('.module.css'));

test.each(sheets)('every class of %s is given to an element', (sheet) => {
  const [name = ''] = sheet.split('/').slice(-1);
  const users = components.filter((source) => source.includes(`/${name}'`));
  const unused = classesOf(readFileSync(sheet, 'utf8')).filter(
    (className) => !users.some((source) => source.includes(`styles.${className}`)),
  );
  expect(unused).toEqual([]);
});

/** Without the unit of spacing, and without what comes with another (`--text-h2--line-height`). */
const tokens = Object.entries(customProperties).filter(
  ([name]) => name !== '--spacing' && !name.includes('--', 2),
);

test('no hand-written rule repeats the value of a token', () => {
  const repeated = Object.entries(handWritten).flatMap(([sheet, css]) =>
    tokens
      .filter(([, value]) => css.includes(`: ${value};`))
      .map(([name]) => `${sheet}: write var(${name})`),
  );
  expect(repeated).toEqual([]);
});
