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
