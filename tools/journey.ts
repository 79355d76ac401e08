import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { routes } from '../content/routes';

// `npm run journey`: an editor's month in a fresh clone, printed step by step with its time, its files and every
// message. It edits the content as it is today, so it asks for its own words to be brought up to date with that; it is
// no test, and nothing runs it but a person. `npm run journey -- --no-test` leaves out the last step, `npm test`.

const root = join(mkdtempSync(join(tmpdir(), 'journey-')), 'site');
const PORT = 3990;
const DAY = new Date().toISOString().slice(0, 10);
let touched: string[] = [];

const pathOf = (file: string) => join(root, file);
const read = (file: string) => readFileSync(pathOf(file), 'utf8');

function write(file: string, text: string) {
  mkdirSync(dirname(pathOf(file)), { recursive: true });
  writeFileSync(pathOf(file), text);
  touched.push(file);
}

/** The files of content/ that name something. */
function filesThatSay(name: string): string[] {
  return readdirSync(pathOf('content'), { recursive: true, encoding: 'utf8' })
    .map((file) => join('content', file))
    .filter((file) => /\.(?:ts|md)$/.test(file) && read(file).includes(name));
}

/** Replaces words of a file. */
function edit(file: string, from: string | RegExp, to: string) {
  const before = read(file);
  const after = before.replace(from, to);
  if (after === before)
    throw new Error(`${file} no longer says ${from}: bring tools/journey.ts up to date.`);
  write(file, after);
}

function remove(file: string) {
  rmSync(pathOf(file), { recursive: true });
  touched.push(file);
}

/** What a command printed, errors in their order among the rest, without npm's own lines. */
function run(command: string, env: Readonly<Record<string, string>> = {}) {
  const start = Date.now();
  const { status, stdout } = spawnSync(`{ ${command}\n} 2>&1`, {
    cwd: root,
    shell: true,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, ...env },
  });
  const lines = stdout.split('\n').filter((line) => !/^$|^> |npm (?:warn|notice)/.test(line));
  return { status, lines, seconds: Math.round((Date.now() - start) / 1000) };
}

/** Runs a command and prints what it said. The journey ends with 1 where it `fails` otherwise than expected. */
function show(command: string, { env = {}, last = 30, fails = false } = {}) {
  const { status, lines, seconds } = run(command, env);
  console.log(`  $ ${command}   (${seconds} s, ended with ${status})`);
  for (const line of lines.slice(-last)) console.log(`    ${line}`);
  if ((status !== 0) !== fails) process.exitCode = 1;
}

/** `npm start` until a page holds some words: the time of that is what a developer waits for. */
function servedUntil(path: string, words: string) {
  const served = `curl -fs localhost:${PORT}${path} | grep -q '${words}'`;
  return `PORT=${PORT} node tools/start.mjs & until ${served} || ! kill -0 $!; do sleep 0.2; done; kill $!`;
}

function step(name: string, change: () => void) {
  touched = [];
  const start = Date.now();
  console.log(`\n${name}`);
  change();
  const files = [...new Set(touched)].sort();
  console.log(
    `  ${Math.round((Date.now() - start) / 1000)} s, ${files.length} files: ${files.join(' ')}`,
  );
}

/** Makes one mistake, prints what the check says of it, and takes it back. */
function mistake(name: string, file: string, from: string | RegExp, to: string) {
  const before = read(file);
  edit(file, from, to);
  const { status, lines } = run('npm run --silent check:content');
  writeFileSync(pathOf(file), before);
  const said = lines.find((line) => line.includes(file));
  console.log(`  ${name}\n    ${said ?? 'NOTHING WAS SAID OF IT'}`);
  if (!said || status === 0) process.exitCode = 1;
}

const SIEM = 'content/services/siem.ts';
const BRIEF = 'e2e/brief.spec.ts';

step('A fresh clone', () => {
  const cloned = spawnSync('git', ['clone', '--quiet', '.', root], { stdio: 'inherit' });
  if (cloned.status !== 0) throw new Error('git clone did not work.');
  show(servedUntil('/', '</html>'), { last: 1 });
  show('npm run check:content', { last: 3 });
});

step('Change a sentence', () => {
  edit(SIEM, /(\n {2}intro:\s+['`])/, '$1Nights are long. ');
  show('npm run check:content');
  show(servedUntil(routes.siem.path, 'Nights are long.'), { last: 1 });
});

step('Break it in ten ways', () => {
  const intro = /(\n {2}intro:\s+['`])/;
  mistake('a link to no page', SIEM, intro, '$1See [this](scoc). ');
  mistake('an address in place of an id', SIEM, intro, '$1See [this](/vaptservice). ');
  mistake('a link to another site', SIEM, intro, '$1See [this](https://example.com). ');
  mistake('a file that is not there', SIEM, intro, '$1See [this](/files/a.pdf). ');
  mistake('a stray mark', SIEM, intro, '$1See **this. ');
  mistake('a straight apostrophe', SIEM, /(\n {2}title: ')/, "$1Don't ");
  mistake('a misspelt field', SIEM, /\n {2}quote:/, '\n  quot:');
  mistake('a missing field', SIEM, /\n {2}callToAction:[^\n]*(?:\n {4}[^\n]*)*/, '');
  mistake('a title of 400 characters', SIEM, /(\n {2}title: ')/, `$1${'A long title '.repeat(31)}`);
  mistake(
    'a time zone that is none',
    'content/company.json',
    /"timeZone": "[^"]*"/,
    '"timeZone": "London"',
  );
});

step('Add an author, and a post with a picture and an aligned table', () => {
  edit(
    'content/authors.ts',
    '= [\n',
    `= [
  {
    id: 'amina-otieno',
    name: 'Amina Otieno',
    kind: 'person',
    role: 'Leads the incident response in Nairobi.',
    description: 'Posts by Amina Otieno, who leads the incident response in Nairobi: what the first days of a case are like, and what they cost.',
  },
`,
  );
  edit('.pages.yml', 'values: [Advisory', 'values: [Amina Otieno, Advisory');
  cpSync('e2e/pictures/own.jpg', pathOf('content/pictures/desk.jpg'));
  touched.push('content/pictures/desk.jpg');
  write(
    'content/posts/what-a-first-day-costs.md',
    `---
title: What the first day of a case costs
category: Cybersecurity
author: Amina Otieno
date: ${DAY}
summary: "What the first day of an incident costs in hours of whom, from the first call to the first report, and which of them can be prepared."
picture: desk.jpg
pictureAlt: A desk with two screens
---

## Hours of whom

| who | hours |
|---|---:|
| your people | 14 |
| ours | 22 |

![A desk with two screens](desk.jpg)

Begin with [the list of whom to call](/contactus).
`,
  );
  show('npm run check:content');
});

step(
  'Become “Harrier Nine Security Ltd.”, of London and Nairobi, with three partners and no parent',
  () => {
    const expires = '2999-12-31';
    const licence = (number: string) => ({ number, expires, register: 'https://csro.gov.sg/' });
    const certificate = (name: string) => ({ name, body: 'Finch Certification', expires });
    const office = (
      name: string,
      city: string,
      country: string,
      timeZone: string,
      dial: string,
      coordinates: object,
    ) => ({
      name,
      city,
      country,
      address: ['14 Hunter Lane', city],
      timeZone,
      coordinates,
      phone: { display: dial.replace(/^(\+\d\d\d?)(\d\d)(\d+)$/, '$1 $2 $3'), dial },
      openingHours: [
        {
          days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
          opens: '09:00',
          closes: '17:30',
        },
      ],
    });
    write(
      'content/company.json',
      JSON.stringify(
        {
          $schema: './schemas/company.schema.json',
          name: 'Harrier Nine Security Ltd.',
          shortName: 'Harrier Nine',
          xdrProduct: 'Kestrel XDR',
          email: 'desk@harriernine.com',
          offices: [
            office('Head office', 'London', 'United Kingdom', 'Europe/London', '+442079460918', {
              latitude: 51.51,
              longitude: -0.13,
            }),
            office('Kenyan office', 'Nairobi', 'Kenya', 'Africa/Nairobi', '+254205550731', {
              latitude: -1.29,
              longitude: 36.82,
            }),
          ],
          socials: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/harriernine' }],
          copyrightYear: Number(DAY.slice(0, 4)),
          facts: {
            licences: {
              monitoring: licence('HN/2026/9'),
              penetrationTesting: licence('HN/2026/10'),
              security: certificate('ISO/IEC 27001:2022'),
              dataProtection: certificate('SS 714:2025'),
            },
            insurance: [{ cover: 'Liability', insurer: 'Finch Mutual', sum: 'GBP 1', expires }],
            cases: [{ customer: 'A press', text: 'It was late.', pages: ['soc'] }],
            references: [{ name: 'Rookery Press', pages: ['soc'] }],
            leads: [{ name: 'Amina Otieno', role: 'Leads the incident response' }],
            onShift: [{ name: 'Tom Ashdown', role: 'Leads the night shift' }],
            room: { file: 'desk.jpg', alt: 'The room where we watch, with two screens' },
            dataProtection: { name: 'Data protection officer', email: 'privacy@harriernine.com' },
          },
        },
        null,
        2,
      ),
    );
    write(
      'content/partners.json',
      JSON.stringify(
        {
          $schema: './schemas/partners.schema.json',
          partners: ['Rookery Press', 'Wren and Sons', 'Osprey Lines'].map((name) => ({
            name,
            mark: 'peak',
          })),
        },
        null,
        2,
      ),
    );
    write(
      'public/icon.svg',
      `<?xml version="1.0" encoding="UTF-8"?>
<!-- As a drawing program exports it. -->
<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64" viewBox="0 0 64 64" fill="none" stroke="#d9480f" stroke-width="5">
  <title>Harrier Nine</title>
  <rect width="64" height="64" rx="12" fill="#10243a" stroke="none"/>
  <g><path d="M12 40 32 16l20 24"/><path d="M20 50h24"/></g>
</svg>
`,
    );
    show('npm run icons', { last: 5 });
    edit('content/claims.ts', /(pages: \[[^\]]*\]),?/g, `$1, confirmed: '${DAY}',`);
    for (const file of filesThatSay('satisfies ServicePage')) {
      if (/_template/.test(file)) continue;
      edit(file, /(\n {2}callToAction: )/, "\n  typical: { weeks: '3 to 5' },$1");
    }
    edit('content/privacy.ts', /: in Singapore, the Personal Data[^.]*\./, '.');
    // Agreed with the old company: it had a parent of a trade.
    edit(BRIEF, '      an information technology company\n', '');
    show('npm run check:content');
  },
);

step('Retire a service', () => {
  edit('content/routes.ts', /\n {2}phishing: \{[^}]*\},/, '');
  show('npm run --silent check:content', { fails: true });
  edit(
    'content/routes.ts',
    /(export const retired[^=]*= \{)/,
    "$1\n  '/services/security-consultancy': 'training',\n",
  );
  edit('content/services/index.ts', /import \{ phishing \}[^\n]*\n/, '');
  edit('content/services/index.ts', /\n {2}phishing,/, '');
  for (const file of filesThatSay('phishing')) {
    const text = read(file)
      .replace(/\n( +)\{\n[^{}]*route: 'phishing',\n(?:[^{}]*\n)?\1\},/g, '')
      .replace(/\n( +)\{\n[^{}]*next: \{\n[^{}]*choose: 'phishing',[^{}]*\},\n\1\},/g, '')
      .replace("runnerUp: 'phishing'", "runnerUp: 'soc'")
      .replace(/\n[^\n]*(?:choose|route): 'phishing' \},/g, '')
      .replace(/\[([^\]\n]+)\]\((?:phishing|\/services\/security-consultancy)\)/g, '$1')
      .replace(/\n {2}\{(?: |\n {4})id: [^{}]*pages: \['phishing'\][^{}]*\},/g, '')
      // A term stays, and leads to the service that remains; a standard's clause loses one that helped.
      .replace(/\n( +)route: 'phishing',/g, "\n$1route: 'training',")
      .replace(/\n +(?:does|helps|proves): \['phishing'\],/g, '')
      .replace(/, 'phishing'|'phishing', /g, '');
    if (text !== read(file)) write(file, text);
  }
  edit('content/facts.csv', /^.*,(?:source|report|product|number|\w+),phishing,.*\n/gm, '');
  edit('content/facts.csv', /(,[\w ]*)(?:\bphishing | phishing\b)/g, '$1');
  for (const file of [
    'content/services/phishing.ts',
    'content/specimens/phishing.ts',
    'content/drawings/phishing.svg',
    'app/services',
  ])
    remove(file);
  // Agreed with the old company.
  edit(BRIEF, 'Phishing Simulation · ', '');
  edit(BRIEF, ' · /services/security-consultancy', '');
  show('npm run check:content');
});

step('Add a service', () => {
  const text = read('content/services/_template.ts')
    .replace('export const template', 'export const tabletop')
    .replace(/\/\*\*[\s\S]*?\*\/\n/, '')
    .replace(/\n {4}\/\/ A specimen[^\n]*/, '')
    .replace(/\n {2}picture: [^\n]*/, '')
    .replace(
      /'To write: (?:in an? )?([^']*)'/g,
      (_, words: string) => `'${words.charAt(0).toUpperCase()}${words.slice(1)}'`,
    );
  write(
    'content/services/tabletop.ts',
    text
      .replace(/title: '[^']*'/, "title: 'Tabletop Exercises'")
      .replace(/searchTitle: '[^']*'/, "searchTitle: 'Tabletop exercises for incident teams'")
      .replace(
        /description: '[^']*'/,
        "description: 'An afternoon around a table with a case that did not happen: who decides what, who calls whom, and what the plan does not say yet.'",
      ),
  );
  edit(
    'content/routes.ts',
    /(\n {2}vapt: )/,
    "\n  tabletop: { path: '/tabletop', label: 'Tabletop Exercises', family: 'training' },$1",
  );
  edit(
    'content/services/index.ts',
    /(import \{ training \})/,
    "import { tabletop } from './tabletop';\n$1",
  );
  edit('content/services/index.ts', /(\n {2}training,)/, '\n  tabletop,$1');
  const navigation = JSON.parse(read('content/navigation.json'));
  navigation.services
    .find(({ route }: { route: string }) => route === 'training')
    .items.push({ route: 'tabletop', summary: 'An afternoon with a case of your own.' });
  navigation.footer.company.find(({ label }: { label?: string }) => label === 'Careers').route =
    'home';
  write('content/navigation.json', JSON.stringify(navigation, null, 2));
  show('npm run check:content');
});

step('Add a page, /careers', () => {
  edit(
    'content/routes.ts',
    /(\n {2}privacy: )/,
    "\n  careers: { path: '/careers', label: 'Careers', family: 'site' },$1",
  );
  write(
    'content/careers.ts',
    `/** The words of the Careers page. */
export const careers = {
  title: 'Careers',
  description: 'Which people we look for in London and in Nairobi, what the work is like by day and by night, and how to write to us about it.',
  intro: 'Write to us with what you have taken apart and put together again.',
  callToAction: 'Would you like to work with us?',
} as const;
`,
  );
  write(
    'app/careers/page.tsx',
    `import { PageFrame } from '@/components/layout/page-frame';
import { ContactCall } from '@/components/ui/contact-call';
import { PageHead } from '@/components/ui/page-head';
import { careers } from '@/content/careers';
import { contactPath } from '@/lib/contact/subjects';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('careers', careers);

export default function Page() {
  return (
    <PageFrame current="careers">
      <PageHead title={careers.title} intro={careers.intro} />
      <ContactCall heading={careers.callToAction} href={contactPath('careers')} />
    </PageFrame>
  );
}
`,
  );
  edit(
    'build/check-content/site-content.ts',
    'import { type Claim',
    "import { careers } from '@/content/careers';\nimport { type Claim",
  );
  edit('build/check-content/site-content.ts', /(\n {4}privacy,)/, '\n    careers,$1');
  edit('content/contact.ts', /(\n {4}news: 'your news',)/, "$1\n    careers: 'work with you',");
  const navigation = JSON.parse(read('content/navigation.json'));
  navigation.footer.company = navigation.footer.company.map((link: { label?: string }) =>
    link.label === 'Careers' ? { route: 'careers', label: 'Careers' } : link,
  );
  write('content/navigation.json', JSON.stringify(navigation, null, 2));
  edit(
    BRIEF,
    "footer.getByRole('link', { name: 'Careers' }), '/'",
    "footer.getByRole('link', { name: 'Careers' }), '/careers'",
  );
  show('npm run check:content');
});

const launch = {
  NEXT_PUBLIC_SITE_URL: 'https://www.harriernine.com',
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: 'service',
  NEXT_PUBLIC_EMAILJS_TEMPLATE_ID: 'template',
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: 'key',
  NEXT_PUBLIC_RECAPTCHA_SITE_KEY: 'key',
  NEXT_PUBLIC_HSTS: '1',
};

step('Launch', () => {
  for (const file of ['content/standards.ts', 'content/under-attack.ts']) {
    edit(file, /\b(in) (?:Singapore(?: and Sri Lanka)?|Sri Lanka)\b/gi, '$1 London');
  }
  edit('content/under-attack.ts', 'The Singapore police advise', 'The police advise');
  edit('.github/CODEOWNERS', /@vigilane/g, '@harriernine');
  show('npm run format', { last: 3 });
  show('npm run check:launch', { env: launch });
  show('npm run build', { env: launch, last: 3 });
  const old = /vigilane|meridale|placeholder (?:street|road|xdr)|6000 ?0000/i;
  const files = readdirSync(pathOf('out'), { recursive: true })
    .map(String)
    .filter((file) => /\.(?:html|md|txt|xml|json|svg|js|webmanifest)$/.test(file));
  const left = files.filter((file) => old.test(read(join('out', file))));
  console.log(
    `  files of out/ that still name the old company: ${left.length}${left.map((file) => `\n    ${file}`).join('')}`,
  );
  if (left.length > 0) process.exitCode = 1;
  console.log(`  look at its cards: ${pathOf('out/cards')}`);
});

if (!process.argv.includes('--no-test')) step('Test', () => show('npm test', { last: 12 }));
