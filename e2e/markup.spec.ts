import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { everyPath } from './pages';

/** What the Nu HTML Checker says, as one entry of its JSON. */
interface Message {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url: string;
  extract?: string;
}

const JAR = join('node_modules', 'vnu-jar', 'build', 'dist', 'vnu.jar');

/** What the checker does not know yet, or takes for what it is not. Each is a message of version 26.9. */
const REASONS: readonly { says: RegExp; why: string }[] = [
  {
    says: /^Attribute “pathLength” not allowed on element “circle”/,
    why: 'SVG 2 has it on every shape (https://www.w3.org/TR/SVG2/paths.html#PathLengthAttribute); the checker knows SVG 1.1.',
  },
  {
    says: /^CSS: Unrecognized at-rule “@property”/,
    why: 'CSS Properties and Values: https://www.w3.org/TR/css-properties-values-api-1/',
  },
  {
    says: /^CSS: “(?:animation-timeline|animation-range|view-timeline(?:-name|-inset)?|timeline-scope)”/,
    why: 'Scroll-driven animations: https://www.w3.org/TR/scroll-animations-1/',
  },
  {
    says: /^CSS: (?:“view-transition-(?:name|class)”|Unrecognized at-rule “@view-transition”|Parse Error\. .*tion-(?:group|old|new)\()/,
    why: 'View transitions: https://www.w3.org/TR/css-view-transitions-2/',
  },
  {
    says: /^CSS: (?:“container-type”|“font-size”: Unknown dimension)/,
    why: 'Container queries and their units: https://www.w3.org/TR/css-contain-3/',
  },
  {
    says: /^A “link” element with a “blocking” attribute must have a “rel” attribute whose value is “stylesheet”/,
    why: 'rel="expect" is what blocks rendering until an element is parsed: https://html.spec.whatwg.org/#link-type-expect',
  },
  {
    says: /^Resource violates Content Security Policy \(meta tag\): (?:image|external (?:script|stylesheet)) “\/(?!\/)/,
    why: 'The checker reads files, and to the address of a file ‘self’ is nothing; other tests fail where a browser blocks anything.',
  },
  {
    says: /^Inline script violates Content Security Policy/,
    why: 'The block of JSON-LD: data, which no policy of scripts is asked about (HTML, “prepare the script element”).',
  },
];

const hasJava = spawnSync('java', ['-version']).status === 0;

test('every page is sound markup to the Nu HTML Checker', async () => {
  test.skip(!hasJava, 'There is no Java on this machine: the markup is not checked.');
  // It refuses to fetch from this machine.
  const files = [...everyPath, '/404'].map((path) => `out${path === '/' ? '/index' : path}.html`);
  const messages = await check(files);
  const said = ({ message, extract }: Message) => `${message} ${extract ?? ''}`;
  const open = messages.filter((message) => !REASONS.some(({ says }) => says.test(said(message))));
  expect([...new Set(open.map((message) => `${message.url}: ${said(message)}`))]).toEqual([]);
  const unused = REASONS.filter(
    ({ says }) => !messages.some((message) => says.test(said(message))),
  );
  expect(unused.map(({ says }) => `no longer said: ${says}`)).toEqual([]);
});

/** Asks the checker about files. */
function check(files: readonly string[]): Promise<Message[]> {
  const options = ['-jar', JAR, '--format', 'json', '--stdout', '--exit-zero-always'];
  return new Promise((resolve, reject) => {
    execFile('java', [...options, ...files], { maxBuffer: 2 ** 26 }, (error, stdout) => {
      if (error) reject(error);
      else resolve(JSON.parse(stdout).messages);
    });
  });
}
