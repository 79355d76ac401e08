import { existsSync } from 'node:fs';

// Import this before content is read: what Next reads from `.env` files, the scripts beside it read too. What is set already
// stays.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
