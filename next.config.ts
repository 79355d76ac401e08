import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** With `output: 'export'`, `next dev` answers 500 for unknown dynamic paths: only the build exports. */
export default function config(phase: string): NextConfig {
  return {
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export' }),
    reactStrictMode: true,
    poweredByHeader: false,
    agentRules: false,
    devIndicators: false,
    // A not-found.tsx would travel in the flight data of every page, 50 kB of home content each.
    experimental: { globalNotFound: true },
  };
}
