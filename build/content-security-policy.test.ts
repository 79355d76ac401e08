/** @jest-environment node */
import { sourceHash } from './content-hash';
import { contentSecurityPolicy } from './content-security-policy';

const nothing = { scripts: [], connections: [], frames: [] };

function directives(stylesheets: readonly string[], origins = {}): Record<string, string> {
  const policy = contentSecurityPolicy(stylesheets, { ...nothing, ...origins });
  const pairs = policy.split('; ').map((directive) => directive.split(/ (.*)/));
  return Object.fromEntries(pairs.map(([name, values = '']) => [name, values]));
}

test('styles may come from files, and inline with the hashes of the given sheets alone', () => {
  const hashes = ['a{}', 'b{}'].map((css) => `'${sourceHash('sha256', css)}'`);
  expect(directives(['a{}', 'b{}'])['style-src']).toBe(`'self' ${hashes.join(' ')}`);
});

test('nothing is allowed that is not named, and Trusted Types are required', () => {
  expect(directives([])).toMatchObject({
    'default-src': "'none'",
    'script-src': "'self'",
    'worker-src': "'none'",
    'base-uri': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  });
  expect(directives([])).not.toHaveProperty('frame-src');
});

test('third parties are added where they are needed', () => {
  const origins = {
    scripts: ['https://a.example/x/'],
    connections: ['https://b.example'],
    frames: ['https://c.example'],
    untyped: true,
  };
  expect(directives([], origins)).toMatchObject({
    'script-src': "'self' https://a.example/x/",
    'connect-src': "'self' https://b.example",
    'frame-src': 'https://c.example',
  });
  expect(directives([], origins)).not.toHaveProperty('trusted-types');
});
