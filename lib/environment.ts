/** What sends the contact form: EmailJS, guarded by the captcha. */
export interface ContactKeys {
  serviceId: string;
  templateId: string;
  publicKey: string;
  captchaSiteKey: string;
}

/** Whether a value is of a kind of setting, and what to do about one that is not. */
type Kind = readonly [fits: (value: string) => boolean, remedy: string];

const matching = (form: RegExp) => (value: string) => form.test(value);
const isAddress = (value: string) => /^https?:\/\/[^\s"]+$/i.test(value) && URL.canParse(value);

const origin: Kind = [
  (value) => isAddress(value) && new URL(value).href === `${new URL(value).origin}/`,
  'give an absolute origin such as https://www.example.com, with nothing behind it',
];
const address: Kind = [
  isAddress,
  'give an absolute address such as https://reports.example.com/collect',
];
const hostAndPort: Kind = [
  (value) => /^[\w.-]+:\d+$/.test(value) && URL.canParse(`http://${value}`),
  'give host:port such as 127.0.0.1:8080',
];
const project: Kind = [
  matching(/^[a-z\d-]+$/i),
  'give the id of the project, which has letters, digits and hyphens alone',
];
const copied: Kind = [
  matching(/^[\w.:-]+$/),
  'copy the value alone, without spaces or quotation marks',
];
const otherCaptcha: Kind = [
  matching(/^www\.recaptcha\.net$/),
  'give www.recaptcha.net, or leave it unset',
];
const step: Kind = [matching(/^[123]$/), 'give 1, 2 or 3, as .env.example explains'];

// Next replaces `process.env.NEXT_PUBLIC_*` in browser code only where it stands literally.
const settings = checked({
  NEXT_PUBLIC_SITE_URL: [process.env.NEXT_PUBLIC_SITE_URL, origin],
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: [process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID, project],
  NEXT_PUBLIC_FIREBASE_API_KEY: [process.env.NEXT_PUBLIC_FIREBASE_API_KEY, copied],
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: [process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN, copied],
  NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: [process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET, copied],
  NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: [
    process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
    copied,
  ],
  NEXT_PUBLIC_FIREBASE_APP_ID: [process.env.NEXT_PUBLIC_FIREBASE_APP_ID, copied],
  NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST: [
    process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST,
    hostAndPort,
  ],
  NEXT_PUBLIC_PICTURES_ORIGIN: [process.env.NEXT_PUBLIC_PICTURES_ORIGIN, origin],
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: [process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID, copied],
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: [process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID, copied],
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: [process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY, copied],
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: [process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY, copied],
  NEXT_PUBLIC_RECAPTCHA_HOST: [process.env.NEXT_PUBLIC_RECAPTCHA_HOST, otherCaptcha],
  NEXT_PUBLIC_REPORTS_URL: [process.env.NEXT_PUBLIC_REPORTS_URL, address],
  NEXT_PUBLIC_VITALS_URL: [process.env.NEXT_PUBLIC_VITALS_URL, address],
  NEXT_PUBLIC_HSTS: [process.env.NEXT_PUBLIC_HSTS, step],
});

const firestore = firestoreSettings();

/** The build-time configuration. */
export const environment = {
  /** Absolute origin for canonicals, feeds and the sitemap. */
  siteUrl: new URL(settings.NEXT_PUBLIC_SITE_URL ?? 'https://www.vigilane.example').origin,
  /** Firestore as the blog's source; unset, the posts are the embedded ones. */
  firestore,
  /** Undefined where none is set: the form then composes an e-mail. */
  contactKeys: contactKeys(),
  /** Where the captcha comes from: recaptcha.net where Google's own host is blocked. */
  captchaHost: settings.NEXT_PUBLIC_RECAPTCHA_HOST ?? 'www.google.com',
  /** How the addresses of pictures begin that posts may show beside the site's own. */
  pictureSources: pictureSources(),
  /** Where browsers report by themselves what breaks the policy, and crashes. */
  reportsUrl: settings.NEXT_PUBLIC_REPORTS_URL,
  /** Where web vitals are sent. */
  vitalsUrl: settings.NEXT_PUBLIC_VITALS_URL,
  /** How far browsers are held to HTTPS, in three steps. */
  hsts: (settings.NEXT_PUBLIC_HSTS ?? 'unset') as 'unset' | '1' | '2' | '3',
} as const;

/** @throws where a setting is none of its kind, as a sentence for the person who builds. */
function checked<Name extends string>(
  given: Record<Name, [value: string | undefined, kind: Kind]>,
) {
  const values: Partial<Record<Name, string>> = {};
  for (const name in given) {
    const [value, [fits, remedy]] = given[name];
    if (!value) continue;
    if (!fits(value)) throw new Error(`${name} is “${value}”: ${remedy}.`);
    values[name] = value;
  }
  return values;
}

/** How to reach the project whose collection `blogs` holds the posts: what Firebase's console gives for a web app. */
function firestoreSettings() {
  const projectId = settings.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  if (!projectId) return undefined;
  const app = {
    projectId,
    apiKey: settings.NEXT_PUBLIC_FIREBASE_API_KEY,
    authDomain: settings.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    storageBucket: settings.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
    messagingSenderId: settings.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
    appId: settings.NEXT_PUBLIC_FIREBASE_APP_ID,
  };
  const [host = '', port] = settings.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST?.split(':') ?? [];
  const emulator = host ? { host, port: Number(port) } : undefined;
  const origin = emulator ? `http://${host}:${port}` : 'https://firestore.googleapis.com';
  return { app, emulator, origin };
}

/** The storage bucket of the project whose collection holds the posts, at both of its addresses, and one origin of choice. */
function pictureSources(): string[] {
  const bucket = firestore?.app.storageBucket;
  const own = settings.NEXT_PUBLIC_PICTURES_ORIGIN;
  return [
    bucket && `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
    bucket && `https://storage.googleapis.com/${bucket}/`,
    own && `${new URL(own).origin}/`,
  ].filter((source) => source !== undefined);
}

/** All four keys or none: a form with some of them could not send, or would send unguarded. */
function contactKeys(): ContactKeys | undefined {
  const names = [
    'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
    'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
    'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
    'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
  ] as const;
  const missing = names.filter((name) => !settings[name]);
  if (missing.length === names.length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `The contact form needs all four of its keys or none: set ${missing.join(' and ')} as well.`,
    );
  }
  const [serviceId = '', templateId = '', publicKey = '', captchaSiteKey = ''] = names.map(
    (name) => settings[name],
  );
  return { serviceId, templateId, publicKey, captchaSiteKey };
}
