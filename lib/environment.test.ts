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

/** The configuration of a build in which the given variables are set, each to its own name. */
async function environmentWith(names: readonly string[]) {
  for (const name of NAMES) delete process.env[name];
  for (const name of names) process.env[name] = name;
  return (await import('./environment')).environment;
}

test('no key is a site whose form composes an e-mail', async () => {
  expect((await environmentWith([])).contactKeys).toBeUndefined();
});

test('all four keys are a form that sends', async () => {
  expect((await environmentWith(NAMES)).contactKeys).toEqual({
    serviceId: 'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    templateId: 'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    publicKey: 'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    captchaSiteKey: 'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  });
});

const some = Array.from({ length: 14 }, (_, index) => index + 1).map((bits) =>
  NAMES.filter((_, index) => bits & (1 << index)),
);

test.each(some.map((set) => [set]))('with only %j set, the missing ones are named', async (set) => {
  const missing = NAMES.filter((name) => !set.includes(name));
  await expect(environmentWith(set)).rejects.toThrow(
    `The contact form needs all four of its keys or none: set ${missing.join(' and ')} as well.`,
  );
});

test.each(['vitals', '/collect', 'javascript:alert(1)'])(
  'an address for web vitals that is %j ends the build',
  async (value) => {
    process.env.NEXT_PUBLIC_VITALS_URL = value;
    await expect(environmentWith([])).rejects.toThrow(
      `NEXT_PUBLIC_VITALS_URL is “${value}”: give an absolute address such as https://vitals.example.com/collect.`,
    );
  },
);

test.each([
  ['NEXT_PUBLIC_SITE_URL', 'localhost:3000', 'does not begin with http:// or https://'],
  ['NEXT_PUBLIC_SITE_URL', 'ftp://x', 'does not begin with http:// or https://'],
  ['NEXT_PUBLIC_SITE_URL', 'https://', 'is no address'],
  ['NEXT_PUBLIC_SITE_URL', 'https://x.example/site', 'has a path'],
  ['NEXT_PUBLIC_SITE_URL', 'https://x.example?a', 'has a query'],
  ['NEXT_PUBLIC_SITE_URL', 'https://u:p@x.example', 'has a user name'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'my project', 'letters, digits and hyphens alone'],
  ['NEXT_PUBLIC_FIREBASE_API_KEY', '"key"', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://x/', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET', 'a b', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID', '1 2', 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIREBASE_APP_ID', "'1:2'", 'without spaces or quotation marks'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', 'localhost', 'give host:port'],
  ['NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST', 'localhost:99999', 'give host:port'],
])('%s that is %j ends the build with one sentence', async (name, value, wrong) => {
  process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID = 'demo';
  process.env[name] = value;
  const message = await environmentWith([]).catch((error: Error) => error.message);
  expect(message).toContain(`${name} is “${value}”`);
  expect(message).toContain(wrong);
  expect(message).toMatch(/^[^\n]*: [^\n]*\.$/);
});

test.each(['https://x.example', 'https://x.example/', 'http://localhost:3000'])(
  'the origin of %s is taken',
  async (value) => {
    process.env.NEXT_PUBLIC_SITE_URL = value;
    expect((await environmentWith([])).siteUrl).toBe(value.replace(/\/$/, ''));
  },
);

test('a key of the form with spaces ends the build', async () => {
  for (const name of NAMES) process.env[name] = 'a b';
  await expect(import('./environment')).rejects.toThrow(`${NAMES[0]} is “a b”`);
});
