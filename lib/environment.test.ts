const NAMES = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
];
const original = { ...process.env };

afterEach(() => {
  process.env = { ...original };
  jest.resetModules();
});

/** The configuration of a build with these variables, and no other key of the form. */
async function environmentWith(variables: Readonly<Record<string, string>>) {
  for (const name of NAMES) delete process.env[name];
  Object.assign(process.env, variables);
  return (await import('./environment')).environment;
}

const keys = (names: readonly string[], value = 'key') =>
  Object.fromEntries(names.map((name) => [name, value]));

test('no key is a form that composes an e-mail, all four are one that sends', async () => {
  expect((await environmentWith({})).contactKeys).toBeUndefined();
  jest.resetModules();
  expect(
    (await environmentWith(Object.fromEntries(NAMES.map((name) => [name, name])))).contactKeys,
  ).toEqual({
    serviceId: NAMES[0],
    templateId: NAMES[1],
    publicKey: NAMES[2],
    captchaSiteKey: NAMES[3],
  });
});

test.each([1, 3])('with %i of them, the missing ones are named', async (count) => {
  await expect(environmentWith(keys(NAMES.slice(0, count)))).rejects.toThrow(
    `set ${NAMES.slice(count).join(' and ')} as well.`,
  );
});

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'localhost:3000', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://x.example/site', 'give an absolute origin'],
  ['NEXT_PUBLIC_SITE_URL', 'https://u:p@x.example', 'give an absolute origin'],
  ['NEXT_PUBLIC_PICTURES_ORIGIN', 'https://x.example/pictures', 'give an absolute origin'],
  ['NEXT_PUBLIC_VITALS_URL', '/collect', 'give an absolute address'],
  ['NEXT_PUBLIC_VITALS_URL', 'javascript:alert(1)', 'give an absolute address'],
  ['NEXT_PUBLIC_EMAILJS_SERVICE_ID', 'a b', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'my project', 'letters, digits and hyphens alone'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', '"key"', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', 'localhost', 'give host:port'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', 'localhost:99999', 'give host:port'],
])('%s that is %j ends the build with one sentence', async (name, value, wrong) => {
  const variables = { ...keys(NAMES), NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'demo', [name]: value };
  const message = await environmentWith(variables).catch((error: Error) => error.message);
  expect(message).toContain(`${name} is “${value}”`);
  expect(message).toContain(wrong);
  expect(message).toMatch(/^[^\n]*: [^\n]*\.$/);
});

test('the origin is taken without a slash', async () => {
  const { siteUrl } = await environmentWith({ NEXT_PUBLIC_SITE_URL: 'https://x.example/' });
  expect(siteUrl).toBe('https://x.example');
});
