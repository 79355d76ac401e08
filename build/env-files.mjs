import { existsSync } from 'node:fs';

// What Next reads from `.env` files, whoever imports this reads too. What is set already stays.
for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
