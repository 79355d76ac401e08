import nextEnvironment from '@next/env';

// Import this first: what Next reads from `.env` files, the scripts beside it read too.
nextEnvironment.loadEnvConfig(process.cwd());
