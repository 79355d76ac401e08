import { checkSettings } from './settings';

const NAMES = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
];
const check = (settings: Readonly<Record<string, string>>) =>
  checkSettings({ NODE_ENV: 'test', ...settings });
const keys = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 'key']));

test('nothing set, all four keys and the settings of others are sound', () => {
  check({ NEXT_PUBLIC_SITE_URL: '', NEXT_PUBLIC_COMMIT: 'a "b"', SITE_URL: 'x' });
  check({ ...keys(NAMES), NEXT_PUBLIC_SITE_URL: 'https://bücher.example:8080/' });
  check({ NEXT_PUBLIC_VITALS_URL: 'https://vitals.example/v?site=1' });
});

test.each([1, 3])('with %i of the four keys, the missing ones are named', (count) => {
  expect(() => check(keys(NAMES.slice(0, count)))).toThrow(
    `set ${NAMES.slice(count).join(' and ')} as well.`,
  );
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'localhost:3000', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://x.example/site', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://u:p@x.example', 'give an absolute origin'],
  ['NEXT_PUBLIC_VITALS_URL', '/collect', 'give an absolute address'],
  ['NEXT_PUBLIC_VITALS_URL', 'http://x.example/', 'give an absolute address'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'a b', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', '"key"', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', 'localhost', 'give host:port'],
  ['NEXT_PUBLIC_RECAPTCHA_HOST', 'recaptcha.example', 'give www.recaptcha.net'],
  ['NEXT_PUBLIC_HSTS', '4', 'give 1, 2 or 3'],
])('%s that is %j ends the build with one sentence', (name, value, remedy) => {
  expect(() => check({ ...keys(NAMES), [name]: value })).toThrow(
    new RegExp(`^${name} is “[^\\n]*”: [^\\n]*${remedy}[^\\n]*\\.$`),
  );
});
