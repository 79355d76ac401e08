import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { WRANGLER } from '../../build/hosting/cloudflare';
import { FIREBASE } from '../../build/hosting/firebase';
import { fixtureTables } from '../../build/hosting/fixture-tables';
import { nginxServer } from '../../build/hosting/nginx';
import { serve } from '../../build/hosting/serve';

/** A host that answers on loopback. */
export interface Engine {
  origin: string;
  stop(): Promise<void>;
}

/** A first fetch of one of them takes most of a minute. */
const START_TIMEOUT_MS = 300_000;

/** Where Debian and Ubuntu put it. */
const NGINX = '/usr/sbin/nginx';
const NGINX_CONF = '/etc/nginx/nginx.conf';

/** Where Debian and Caddy's own packages put it. */
const CADDY = '/usr/bin/caddy';

export const hasCaddy = existsSync(CADDY);

export const hasNginx = existsSync(NGINX) && existsSync(NGINX_CONF);

/** Where Debian's package apache2-bin puts it and its modules. */
const APACHE = '/usr/sbin/apache2';
const APACHE_MODULES = '/usr/lib/apache2/modules';

export const hasApache = existsSync(APACHE);

/** `npm start`'s server over the release in a folder. */
export async function npmStart(root: string): Promise<Engine> {
  const [port = 0] = await freePorts(1);
  const server = await serve(port, root);
  return {
    origin: `http://127.0.0.1:${port}`,
    stop: async () => void (await once(server.close(), 'close')),
  };
}

/**
 * nginx as Debian and Ubuntu ship it, with the block that was written beside the release in conf.d, its address and
 * folder apart. Their default site is there too, and another export, whose maps must not stand for this one's.
 */
export async function nginx(root: string, configuration = join(root, 'hosting/nginx.conf')) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const [port = 0] = await freePorts(1);
  const block = readFileSync(configuration, 'utf8').replace(
    /server_name .*;/,
    'server_name 127.0.0.1;',
  );
  const sites = {
    'conf.d/a-site.conf': served(block, root, port),
    'conf.d/other-site.conf': served(
      nginxServer(fixtureTables, 'https://staging.example'),
      root,
      port,
    ),
    'sites-enabled/default': `server { listen 127.0.0.1:${port} default_server; return 200 "Welcome"; }`,
  };
  for (const [path, text] of Object.entries(sites)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const shipped = readFileSync(NGINX_CONF, 'utf8')
    // Paths of the system's own server, which may be running.
    .replace(/^(?:user|pid|error_log|include .*modules-enabled).*$/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replace(/\/etc\/nginx\/(?=conf\.d|sites-enabled)/g, `${folder}/`);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `user root; daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\n${shipped}`,
  );
  const child = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: 'inherit',
    detached: true,
  });
  return running(child, folder, port);
}

/** A server block at a port of loopback, over the export in a folder. */
function served(block: string, root: string, port: number): string {
  return block
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('listen [::]:80;', '')
    .replace('root /var/www/out;', `root ${resolve(root)}/out;`);
}

/** Caddy with the file that was written beside the release, its address, folder and certificate apart. */
export async function caddy(root: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const [port = 0] = await freePorts(1);
  const site = readFileSync(join(root, 'hosting/Caddyfile'), 'utf8')
    .replace(/^\S+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace('/var/www/out', `${resolve(root)}/out`);
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const child = spawn(CADDY, ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  return running(child, folder, port);
}

/** Apache with the modules that Debian loads and the two that are asked for, over the directives written beside the release. */
export async function apache(root: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'apache-'));
  const [port = 0] = await freePorts(1);
  const out = `${resolve(root)}/out`;
  const modules = [
    ...['mpm_event', 'authz_core', 'alias', 'autoindex', 'deflate', 'dir', 'env', 'filter'],
    ...['mime', 'negotiation', 'setenvif', 'headers', 'rewrite'],
  ].map((name) => `LoadModule ${name}_module ${APACHE_MODULES}/mod_${name}.so`);
  const file = join(folder, 'apache.conf');
  writeFileSync(
    file,
    `${modules.join('\n')}
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
TypesConfig /etc/mime.types
AddOutputFilterByType DEFLATE text/html text/css application/json
DirectoryIndex index.html
DocumentRoot ${out}
<Directory ${out}>
  Include ${resolve(root)}/hosting/htaccess
</Directory>
`,
  );
  const child = spawn(APACHE, ['-f', file, '-D', 'FOREGROUND'], {
    stdio: 'inherit',
    detached: true,
  });
  return running(child, folder, port);
}

/** The Firebase Hosting emulator with the release's firebase.json. */
export async function firebase(root: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'firebase-'));
  const [port = 0, hub, logging] = await freePorts(3);
  // The published folder must lie in the project's.
  symlinkSync(resolve(root, 'out'), join(folder, 'out'));
  const { hosting } = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const host = '127.0.0.1';
  const emulators = {
    hosting: { host, port },
    hub: { host, port: hub },
    logging: { host, port: logging },
    ui: { enabled: false },
  };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ hosting, emulators }));
  const only = ['--only', 'hosting', '--project', 'demo-x'];
  const child = npx(folder, FIREBASE, ['emulators:start', ...only]);
  return running(child, folder, port);
}

/** The engine of Cloudflare's Workers over what a deploy would send it. */
export async function cloudflare(root: string): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'cloudflare-'));
  const [port = 0, inspector] = await freePorts(2);
  for (const part of ['out', 'hosting'])
    cpSync(join(root, part), join(folder, part), {
      recursive: true,
      filter: (file) => !/\.(?:br|gz)$/.test(file),
    });
  const child = npx(folder, WRANGLER, [
    ...['dev', '--config', 'hosting/wrangler.jsonc', '--ip', '127.0.0.1', '--port', String(port)],
    ...['--inspector-port', String(inspector)],
    ...['--show-interactive-dev-session=false', '--log-level', 'none'],
  ]);
  return running(child, folder, port);
}

/** Starts a package's command in a folder of its own, without reports to anybody. */
function npx(folder: string, packageName: string, args: readonly string[]): ChildProcess {
  return spawn('npx', ['--yes', '--prefer-offline', packageName, ...args], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      CI: '1',
      NO_UPDATE_NOTIFIER: '1',
      WRANGLER_SEND_METRICS: 'false',
      WRANGLER_SEND_ERROR_REPORTS: 'false',
      WRANGLER_LOG_PATH: folder,
      WRANGLER_REGISTRY_PATH: folder,
      CLOUDFLARE_CF_FETCH_ENABLED: 'false',
      XDG_CONFIG_HOME: folder,
    },
  });
}

/** A host that runs in a folder of its own, once it answers. */
async function running(child: ChildProcess, folder: string, port: number): Promise<Engine> {
  const ended = once(child, 'exit');
  // The whole group: npx passes no signal on, and both engines have children.
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-(child.pid ?? 0), name);
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', () => signal('SIGKILL'));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error('The host ended before it was ready.');
    if (Date.now() > deadline) throw new Error(`Nothing answers on port ${port}.`);
    await wait(50);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      signal('SIGTERM');
      await ended;
      signal('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Ports that are free now; all are held until each is known, so that no two are one. */
async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
