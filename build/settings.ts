import './env-files.mjs';

// Import this before content is read: a setting that makes no sense ends what is under way.

/** What settings of some names look like, and what to do about one that does not. */
const FORMS: readonly [names: RegExp, form: RegExp, remedy: string][] = [
  [
    /_SITE_URL$/,
    /^https?:\/\/[^\s"/?#@]+\/?$/i,
    'give an absolute origin such as https://www.example.com, with nothing behind it',
  ],
  [
    /_(?:REPORTS|VITALS)_URL$/,
    /^https:\/\/[^\s"/?#@]+[^\s"]*$/i,
    'give an absolute address such as https://reports.example.com/collect',
  ],
  [/_EMULATOR_HOST$/, /^[\w.-]+:\d+$/, 'give host:port such as 127.0.0.1:8080'],
  [/_HSTS$/, /^[123]$/, 'give 1, 2 or 3, as .env.example explains'],
  [/_RECAPTCHA_HOST$/, /^www\.recaptcha\.net$/, 'give www.recaptcha.net, or leave it unset'],
  [
    /_(?:FIREBASE|EMAILJS|RECAPTCHA)_/,
    /^[\w.:-]+$/,
    'copy the value alone, without spaces or quotation marks',
  ],
];

/** All of these or none: a form with some of them could not send, or would send unguarded. */
const KEYS = [
  'NEXT_PUBLIC_EMAILJS_SERVICE_ID',
  'NEXT_PUBLIC_EMAILJS_TEMPLATE_ID',
  'NEXT_PUBLIC_EMAILJS_PUBLIC_KEY',
  'NEXT_PUBLIC_RECAPTCHA_SITE_KEY',
];

/** @throws where a setting makes no sense, as a sentence for the person who builds. */
export function checkSettings(settings: NodeJS.ProcessEnv) {
  for (const [name, value] of Object.entries(settings)) {
    const [, form, remedy] = FORMS.find(([names]) => names.test(name)) ?? [];
    if (name.startsWith('NEXT_PUBLIC_') && value && form && !form.test(value))
      throw new Error(`${name} is “${value}”: ${remedy}.`);
  }
  const missing = KEYS.filter((name) => !settings[name]);
  if (missing.length > 0 && missing.length < KEYS.length)
    throw new Error(
      `The contact form needs all four of its keys or none: set ${missing.join(' and ')} as well.`,
    );
}

checkSettings(process.env);
