import { WRANGLER, workerConfig } from '../../build/hosting/cloudflare';
import { FIREBASE } from '../../build/hosting/firebase';

/** What is asked of a host. */
export interface Order {
  what: 'deploy' | 'rollback';
  /** Shows the release at an address of this name, and visitors what they see now. */
  preview?: string | undefined;
  /** Whether nothing is served there yet. */
  fresh?: boolean;
  /** Firebase's project, whose first site is meant. */
  project?: string | undefined;
}

/** The hosts that have a command of their own. */
export const hosts = { firebase: firebaseCommands, cloudflare: cloudflareCommands } as const;

/** The commands for npx, one after another, in a folder that `stage` has filled. */
function firebaseCommands({ what, preview, fresh, project }: Order): string[][] {
  if (!project) throw new Error('FIREBASE_PROJECT is not set: give the id of the project.');
  const firebase = (...args: string[]) => [FIREBASE, ...args, '--project', project];
  // Its command knows no rollback. A channel beside the live one keeps what was live, for seven days.
  const [live, previous] = [`${project}:live`, `${project}:previous`];
  if (what === 'rollback') return [firebase('hosting:clone', previous, live)];
  if (preview) return [firebase('hosting:channel:deploy', preview, '--non-interactive')];
  return [
    ...(fresh ? [] : [firebase('hosting:clone', live, previous)]),
    firebase('deploy', '--only', 'hosting', '--non-interactive'),
  ];
}

function cloudflareCommands({ what, preview }: Order): string[][] {
  const wrangler = (...args: string[]) => [WRANGLER, ...args];
  const worker = ['--config', 'hosting/wrangler.jsonc'];
  if (what === 'rollback')
    return [wrangler('rollback', '--yes', '--message', 'rollback', '--name', workerConfig.name)];
  if (preview) return [wrangler('versions', 'upload', '--preview-alias', preview, ...worker)];
  return [wrangler('deploy', ...worker)];
}
