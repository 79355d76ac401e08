/** What sends the contact form: EmailJS, guarded by the captcha. */
export interface ContactKeys {
  serviceId: string;
  templateId: string;
  publicKey: string;
  captchaSiteKey: string;
}

/**
 * The build-time configuration. Names are written out in full because Next replaces
 * `process.env.NEXT_PUBLIC_*` in browser code only where it stands literally.
 */
export const environment = {
  /** Absolute origin for canonicals, feeds and the sitemap. */
  siteUrl: originOf(
    'NEXT_PUBLIC_SITE_URL',
    process.env.NEXT_PUBLIC_SITE_URL || 'https://www.vigilane.example',
  ),
  /** Firestore as the blog's source; unset, the posts are the embedded ones. */
  firestore: firestoreSettings(),
  /** Undefined where none is set: the form then composes an e-mail. */
  contactKeys: contactKeysOf({
    NEXT_PUBLIC_EMAILJS_SERVICE_ID: process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID,
    NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID,
    NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY,
    NEXT_PUBLIC_RECAPTCHA_SITE_KEY: process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY,
  }),
  /** Where the captcha comes from: recaptcha.net where Google's own host is blocked. */
  captchaHost: captchaHostOf(process.env.NEXT_PUBLIC_RECAPTCHA_HOST || 'www.google.com'),
  /** How the addresses of pictures begin that posts may show beside the site's own. */
  pictureSources: pictureSources(),
  /** Where browsers report by themselves what breaks the policy, and crashes. */
  reportsUrl: reportAddressOf('NEXT_PUBLIC_REPORTS_URL', process.env.NEXT_PUBLIC_REPORTS_URL),
  /** Where web vitals are sent. */
  vitalsUrl: reportAddressOf('NEXT_PUBLIC_VITALS_URL', process.env.NEXT_PUBLIC_VITALS_URL),
  /** How far browsers are held to HTTPS, in three steps. */
  hsts: stepOf('NEXT_PUBLIC_HSTS', process.env.NEXT_PUBLIC_HSTS || 'unset'),
} as const;

function captchaHostOf(value: string): 'www.google.com' | 'www.recaptcha.net' {
  if (value === 'www.google.com' || value === 'www.recaptcha.net') return value;
  throw new Error(
    `NEXT_PUBLIC_RECAPTCHA_HOST is “${value}”: give www.recaptcha.net, or leave it unset.`,
  );
}

function stepOf(name: string, value: string): 'unset' | '1' | '2' | '3' {
  if (value === 'unset' || value === '1' || value === '2' || value === '3') return value;
  throw new Error(`${name} is “${value}”: give 1, 2 or 3, as .env.example explains.`);
}

/** How to reach the project whose collection `blogs` holds the posts: what Firebase's console gives for a web app. */
function firestoreSettings() {
  const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
  if (!projectId) return undefined;
  if (!/^[a-z\d-]+$/i.test(projectId)) {
    throw new Error(
      `NEXT_PUBLIC_FIREBASE_PROJECT_ID is “${projectId}”: give the id of the project, which has letters, digits and hyphens alone.`,
    );
  }
  const [apiKey, authDomain, storageBucket, messagingSenderId, appId] = copied({
    NEXT_PUBLIC_FIREBASE_API_KEY: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
    NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET: process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET,
    NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID: process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
    NEXT_PUBLIC_FIREBASE_APP_ID: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
  });
  const emulator = hostAndPort(process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST);
  return {
    app: { projectId, apiKey, authDomain, storageBucket, messagingSenderId, appId },
    emulator,
    origin: emulator
      ? `http://${emulator.host}:${emulator.port}`
      : 'https://firestore.googleapis.com',
  };
}

/** The storage bucket of the project whose collection holds the posts, at both of its addresses, and one origin of choice. */
function pictureSources(): string[] {
  const bucket = firestoreSettings()?.app.storageBucket;
  const origin = process.env.NEXT_PUBLIC_PICTURES_ORIGIN;
  return [
    ...(bucket
      ? [
          `https://firebasestorage.googleapis.com/v0/b/${bucket}/`,
          `https://storage.googleapis.com/${bucket}/`,
        ]
      : []),
    ...(origin ? [`${originOf('NEXT_PUBLIC_PICTURES_ORIGIN', origin)}/`] : []),
  ];
}

/** Values that are copied from a console, in the order of their variables; undefined where one is not set. */
function copied(variables: Record<string, string | undefined>): (string | undefined)[] {
  return Object.entries(variables).map(([name, value]) => {
    if (value && !/^[\w.:-]+$/.test(value)) {
      throw new Error(
        `${name} is “${value}”: copy the value alone, without spaces or quotation marks.`,
      );
    }
    return value || undefined;
  });
}

function hostAndPort(value: string | undefined): { host: string; port: number } | undefined {
  if (!value) return undefined;
  const [, host, port] = value.match(/^([\w.-]+):(\d+)$/) ?? [];
  if (!host || !port || Number(port) > 65_535) {
    throw new Error(
      `NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST is “${value}”: give host:port such as 127.0.0.1:8080.`,
    );
  }
  return { host, port: Number(port) };
}

function originOf(name: string, value: string): string {
  const url = /^https?:/i.test(value) && URL.canParse(value) ? new URL(value) : undefined;
  if (!url || url.href !== `${url.origin}/`) {
    throw new Error(
      `${name} is “${value}”: give an absolute origin such as https://www.example.com, with nothing behind it.`,
    );
  }
  return url.origin;
}

function reportAddressOf(name: string, value: string | undefined): string | undefined {
  if (!value) return undefined;
  if (!URL.canParse(value) || !/^https?:$/.test(new URL(value).protocol)) {
    throw new Error(
      `${name} is “${value}”: give an absolute address such as https://reports.example.com/collect.`,
    );
  }
  return value;
}

/** All four keys or none: a form with some of them could not send, or would send unguarded. */
function contactKeysOf(variables: Record<string, string | undefined>): ContactKeys | undefined {
  const missing = Object.keys(variables).filter((name) => !variables[name]);
  if (missing.length === Object.keys(variables).length) return undefined;
  if (missing.length > 0) {
    throw new Error(
      `The contact form needs all four of its keys or none: set ${missing.join(' and ')} as well.`,
    );
  }
  const [serviceId = '', templateId = '', publicKey = '', captchaSiteKey = ''] = copied(variables);
  return { serviceId, templateId, publicKey, captchaSiteKey };
}
