import { existsSync } from 'node:fs';
import { sourceDate } from './source-fingerprint.mjs';

// Import this before content is read: what Next reads from `.env` files, the scripts beside it read too, and with a
// clock that is behind, posts would be left out without a word. What is set already stays.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);

/** A clock may be a little behind that of who made the commit. */
const TOLERANCE_MS = 24 * 3_600_000;

const made = Number(sourceDate() ?? 0) * 1000;
if (made - Date.now() > TOLERANCE_MS) {
  const [clock, sources] = [Date.now(), made].map((moment) => new Date(moment).toISOString());
  throw new Error(
    `The clock shows ${clock?.slice(0, 10)}, before the sources were committed on ${sources?.slice(0, 10)}: set it, or every post of a later day is left out.`,
  );
}
