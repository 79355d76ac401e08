import type * as Origins from './origins';

const original = { ...process.env };

afterEach(() => {
  process.env = { ...original };
  jest.resetModules();
});

/** The origins of a build with these variables set. */
function originsWith(variables: Readonly<Record<string, string>>): Promise<typeof Origins> {
  process.env = { ...original, ...variables };
  return import('./origins');
}

const keys = {
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'public',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'site',
};
const firestore = { NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project' };
const pictures = {
  ...firestore,
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: 'project.appspot.com',
};

const paths = [
  ...['/', '/about', '/contactus', '/search'],
  ...['/blog', '/blogs', '/blog/post', '/blog/some-post', '/blog/page/2'],
];

test.each([
  ['nothing at all', {}, 'connections', ''],
  ['the captcha’s scripts', keys, 'scripts', '/contactus'],
  ['EmailJS', keys, 'connections', '/contactus'],
  ['scripts that write HTML', keys, 'untyped', '/contactus'],
  ['Firestore', firestore, 'connections', '/blog /blogs /blog/post /blog/some-post'],
  ['pictures of others', pictures, 'pictures', '/blog/post /blog/some-post'],
  ['WebAssembly', {}, 'wasm', '/search /blog /blogs'],
] as const)('%s is let in on the pages that need it alone', async (_, settings, kind, allowed) => {
  const { originsOf } = await originsWith(settings);
  const letIn = (path: string) => [originsOf(path)[kind] ?? []].flat().length > 0;
  expect(paths.filter(letIn).join(' ')).toBe(allowed);
});

// The addresses are those of react-google-recaptcha, without and with its option.
test.each([
  ['', false, 'https://www.google.com/recaptcha/'],
  ['www.recaptcha.net', true, 'https://recaptcha.net/recaptcha/'],
])(
  'with the captcha’s host “%s” the widget asks where the policy lets it',
  async (host, useRecaptchaNet, address) => {
    Object.assign(globalThis, { window: {} });
    const { originsOf } = await originsWith({ ...keys, NEXT_PUBLIC_RECAPTCHA_HOST: host });
    await import('../components/contact/recaptcha-widget');
    expect(window).toEqual({ recaptchaOptions: { useRecaptchaNet } });
    const { scripts, frames } = originsOf('/contactus');
    expect(scripts).toContain(`${address}api.js`);
    expect(frames).toContain(address);
  },
);
