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

const nothing = { scripts: [], connections: [], frames: [], pictures: [] };

test('without settings nothing leaves the site’s own origin', async () => {
  const { originsOf } = await originsWith({});
  expect(originsOf('/contactus')).toEqual(nothing);
});

test('with keys the contact page alone talks to the captcha, and does without Trusted Types', async () => {
  const { originsOf } = await originsWith(keys);
  expect(originsOf('/contactus')).toMatchObject({ untyped: true });
  expect(originsOf('/contactus').connections).toContain('https://api.emailjs.com');
  expect(originsOf('/about')).toEqual(nothing);
});

test('with a collection the pages of the blog that read it talk to Firestore', async () => {
  const { originsOf } = await originsWith({ NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project' });
  const paths = ['/blog', '/blogs', '/blog/post', '/', '/blog/some-post', '/blog/page/2'];
  const talking = paths.filter((path) => originsOf(path).connections.length > 0);
  expect(talking).toEqual(['/blog', '/blogs', '/blog/post', '/blog/some-post']);
});

test('with a bucket or an origin of pictures, posts alone show them', async () => {
  const { originsOf } = await originsWith({
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'project',
    NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: 'project.appspot.com',
    NEXT_PUBLIC_PICTURES_ORIGIN: 'https://pictures.example',
  });
  const paths = ['/blog', '/blog/post', '/', '/blog/some-post', '/blog/page/2', '/contactus'];
  const showing = paths.filter((path) => originsOf(path).pictures.length > 0);
  expect(showing).toEqual(['/blog/post', '/blog/some-post']);
  expect(originsOf('/blog/post').pictures).toEqual([
    'https://firebasestorage.googleapis.com/v0/b/project.appspot.com/',
    'https://storage.googleapis.com/project.appspot.com/',
    'https://pictures.example/',
  ]);
});

test('only the search and the listing run WebAssembly', async () => {
  const { originsOf } = await originsWith({});
  const paths = ['/search', '/blog', '/blogs', '/', '/about', '/blog/a-post', '/blog/page/2'];
  expect(paths.filter((path) => originsOf(path).wasm)).toEqual(['/search', '/blog', '/blogs']);
});
