import { contentSecurityPolicy } from './content-security-policy';

function directives(origins = {}): Record<string, string> {
  const nothing = { scripts: [], connections: [], frames: [] };
  const policy = contentSecurityPolicy([], { ...nothing, ...origins });
  const pairs = policy.split('; ').map((directive) => directive.split(/ (.*)/));
  return Object.fromEntries(pairs.map(([name, values = '']) => [name, values]));
}

test('third parties are added where they are needed, and nothing that is not named', () => {
  const origins = {
    scripts: ['https://a.example/x/'],
    connections: ['https://b.example'],
    frames: ['https://c.example'],
    untyped: true,
  };
  expect(directives(origins)).toMatchObject({
    'script-src': "'self' https://a.example/x/",
    'connect-src': "'self' https://b.example",
    'frame-src': 'https://c.example',
  });
  expect(directives(origins)).not.toHaveProperty('trusted-types');
  expect(directives()).toMatchObject({ 'script-src': "'self'", 'trusted-types': 'default' });
  expect(directives()).not.toHaveProperty('frame-src');
});
