import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { keys, originOf } from '../variants';

/** Put before the boot script: what a page complains of, for a driver to ask. */
const RECORDER = `
  window.complaints = [];
  const complain = (...words) => complaints.push(words.join(' '));
  addEventListener('securitypolicyviolation', (event) => complain(event.effectiveDirective, event.blockedURI));
  addEventListener('error', (event) => complain(event.message));
  addEventListener('unhandledrejection', (event) => complain(event.reason));
  for (const name of ['debug', 'info', 'log', 'warn', 'error']) console[name] = complain;
`;

/** Stands in for Google's captcha: a press solves it. */
const CAPTCHA = `
  window.grecaptcha = {
    render(box, { callback }) {
      const button = Object.assign(document.createElement('button'), { id: 'solve', type: 'button' });
      button.textContent = 'I am no robot';
      button.onclick = () => callback('solved');
      box.append(button);
      return 0;
    },
    reset() {},
  };
  // As Google's: in a task after the script's own.
  setTimeout(() => window.onloadcallback());
`;

/** What the server in front of the export changes in it. */
export interface Changes {
  boot?: 'lost';
  /** The build with keys, for whose providers the server stands in: a captcha, and an EmailJS that refuses. */
  form?: 'keyed';
  /** The scripts of islands have other addresses, as after a deploy. */
  release?: 'next';
  /** Until when the script that notices that comes. */
  recovery?: Promise<unknown>;
  /** Until when the scripts of islands come. */
  islands?: Promise<unknown>;
}

/** The export, whose boot script records complaints, with what is to be changed in it. */
export async function serveRecorded(baseURL: string, changes: Changes): Promise<Server> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const next = changes.release === 'next';
    if (path.startsWith('/recover.js')) await changes.recovery;
    if (path.includes('/islands/')) await changes.islands;
    const lost =
      (changes.boot && path.includes('/boot.')) ||
      (path.includes('/islands/') && path.includes('-next.js') !== next);
    if (lost || path.startsWith('/api/')) return response.writeHead(lost ? 404 : 412).end();
    if (path.startsWith('/recaptcha/'))
      return response.writeHead(200, { 'content-type': 'text/javascript' }).end(CAPTCHA);

    const origin = changes.form ? originOf(keys) : baseURL;
    const answer = await fetch(origin + path.replace('-next.js', '.js'), { redirect: 'manual' });
    const {
      'content-encoding': _,
      'content-length': __,
      ...headers
    } = Object.fromEntries(answer.headers);
    let body = Buffer.from(await answer.arrayBuffer());
    const change = (pattern: string | RegExp, by: string) => {
      body = Buffer.from(String(body).replaceAll(pattern, by));
    };
    if (headers['content-type']?.startsWith('text/html')) {
      change(/(<script src="[^"]*\/boot\.[^>]*) integrity="[^"]*"/g, '$1');
      if (next) change(/(\/islands\/[\w-]+)\.js/g, '$1-next.js');
    } else if (/\/boot\.[^/]*\.js$/.test(path)) {
      body = Buffer.concat([Buffer.from(RECORDER), body]);
    } else if (next && path.includes('/islands/')) {
      change(/("\.\/[\w-]+)\.js"/g, '$1-next.js"');
    } else if (changes.form && path.endsWith('.js')) {
      change('https://api.emailjs.com', '');
      change('"https://"+', '""+');
      change('"www.google.com"', '""');
    }
    // Nothing is kept, or what is lost later would still be there.
    response.writeHead(answer.status, { ...headers, 'cache-control': 'no-store' }).end(body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

export const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
