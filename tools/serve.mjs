import { tsImport } from 'tsx/esm/api';
import { ROOT } from '../build/source-fingerprint.mjs';

/** Serves out/ on a port as the hosts do; rejects when the port is taken. */
export async function serveSite(port) {
  const { serve } = await tsImport('../build/hosting/serve.ts', import.meta.url);
  await serve(port, ROOT);
}

if (import.meta.filename === process.argv[1]) await serveSite(Number(process.env.PORT || 3000));
