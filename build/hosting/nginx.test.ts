/** @jest-environment node */
import { fixtureTables } from './fixture-tables';
import { nginxServer } from './nginx';

const config = nginxServer(fixtureTables, 'https://www.a-site.example:444');

test('its policy holds for the stylesheets of later exports too', () => {
  expect(config).toContain("style-src 'self' 'unsafe-inline'; img-src 'self'\" always;");
  expect(config).not.toContain('sha256');
});

test.each([
  ['the site’s name, for others may be served beside it', 'server_name www.a-site.example;'],
  ['to listen where IPv6 comes in', 'listen [::]:80;'],
  ['every page’s headers', 'add_header X-Frame-Options "DENY" always;'],
  ['how long a page is kept', 'default "public, max-age=0";'],
  ['how long assets are', '"~^/_next/static/" "immutable";'],
  ['who may show a file elsewhere', '"~^/cards/" "cross-origin";'],
  ['how long a single file is, compressed too', '"~^/icon\\\\.svg(?:\\\\.br)?$" "a day";'],
  ['other spellings', '"~^/About$" /about;'],
  ['other spellings of a folder', '"~^/Blog/(?<below>[^?]+)" /blog/$below;'],
  ['where unknown posts are read', '"~^/blog/." /blog/post.html;'],
  [
    'types that it does not know',
    'location = /feed.xml { types {} default_type application/atom+xml;',
  ],
  ['the type of stylesheets', 'location ~ \\.css$ { types {} default_type text/css;'],
])('it is told %s', (_, line) => {
  expect(config).toContain(line);
});
