import { rm, writeFile } from 'node:fs/promises';
import { firebaseConfig } from './firebase';
import { headerRules, redirectRules } from './hosting';
import { routerLeftovers } from './leftovers';

/** Finishes out/ after Next has written it. */
for (const leftover of await routerLeftovers('out')) await rm(leftover, { recursive: true });
await writeFile(
  'firebase.json',
  `${JSON.stringify(firebaseConfig(headerRules, redirectRules), null, 2)}\n`,
);
