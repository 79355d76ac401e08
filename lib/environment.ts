// Next replaces `process.env.NEXT_PUBLIC_*` in browser code only where it stands literally; build/settings.ts has looked at
// each before. What is set to nothing is not set.

const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const storageBucket = process.env.NEXT_PUBLIC_FIREBASE_STORAGE_BUCKET;
const [host = '', port] = process.env.NEXT_PUBLIC_FIRESTORE_EMULATOR_HOST?.split(':') ?? [];

const serviceId = process.env.NEXT_PUBLIC_EMAILJS_SERVICE_ID;
const templateId = process.env.NEXT_PUBLIC_EMAILJS_TEMPLATE_ID;
const publicKey = process.env.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY;
const captchaSiteKey = process.env.NEXT_PUBLIC_RECAPTCHA_SITE_KEY;

/** The build-time configuration. */
export const environment = {
  /** Absolute origin for canonicals, feeds and the sitemap. */
  siteUrl: new URL(process.env.NEXT_PUBLIC_SITE_URL || 'https://www.vigilane.example').origin,
  /**
   * The project whose Firestore collection holds the posts, by what Firebase's console gives for a web app; unset, the
   * posts are the embedded ones.
   */
  firestore: projectId
    ? {
        app: {
          projectId,
          apiKey: process.env.NEXT_PUBLIC_FIREBASE_API_KEY,
          authDomain: process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN,
          storageBucket,
          messagingSenderId: process.env.NEXT_PUBLIC_FIREBASE_MESSAGING_SENDER_ID,
          appId: process.env.NEXT_PUBLIC_FIREBASE_APP_ID,
        },
        emulator: host ? { host, port: Number(port) } : undefined,
        origin: host ? `http://${host}:${port}` : 'https://firestore.googleapis.com',
      }
    : undefined,
  /** Undefined where they are not set: the form then composes an e-mail. */
  contactKeys:
    serviceId && templateId && publicKey && captchaSiteKey
      ? { serviceId, templateId, publicKey, captchaSiteKey }
      : undefined,
  /** Whether the captcha comes from recaptcha.net, where Google's own host is blocked. */
  usesRecaptchaNet: Boolean(process.env.NEXT_PUBLIC_RECAPTCHA_HOST),
  /** How the addresses of pictures begin that posts may show beside the site's own: the project's storage bucket. */
  pictureSources:
    projectId && storageBucket
      ? [
          `https://firebasestorage.googleapis.com/v0/b/${storageBucket}/`,
          `https://storage.googleapis.com/${storageBucket}/`,
        ]
      : [],
  /** Where browsers report by themselves what breaks the policy, and crashes. */
  reportsUrl: process.env.NEXT_PUBLIC_REPORTS_URL || undefined,
  /** Where web vitals are sent. */
  vitalsUrl: process.env.NEXT_PUBLIC_VITALS_URL || undefined,
  /** How far browsers are held to HTTPS, in three steps. */
  hsts: (process.env.NEXT_PUBLIC_HSTS || 'unset') as 'unset' | '1' | '2' | '3',
};

/** What sends the contact form: EmailJS, guarded by the captcha. */
export type ContactKeys = NonNullable<typeof environment.contactKeys>;
