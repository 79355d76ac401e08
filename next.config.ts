import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

// tools/build.mjs names the folder that a build works in.
const outputFolder = join(process.env.SITE_ROOT ?? '.', 'out');

/** With `output: 'export'`, `next dev` answers 500 for unknown dynamic paths: only the build exports. */
export default function config(phase: string): NextConfig {
  return {
    ...(phase === PHASE_PRODUCTION_BUILD && { output: 'export', distDir: outputFolder }),
    // Next's own is random and stands in every payload: no two builds would be alike, and every deploy would
    // look new to every open page. Nothing reads it here, for no page is fetched by the router.
    generateBuildId: () => 'static',
    // In development alone: build/pictures.ts puts the files of app/pictures/ into an export.
    pageExtensions: phase === PHASE_PRODUCTION_BUILD ? ['tsx', 'ts'] : ['tsx', 'ts', 'dev.ts'],
    reactStrictMode: true,
    // The first reads files beside its own; the others are large, and Node reads them faster than they are bundled.
    serverExternalPackages: ['subset-font', 'simple-icons', 'svgo'],
    poweredByHeader: false,
    // build/read-posts.ts has checked them, and says what an editor can do.
    typescript: { ignoreBuildErrors: true },
    agentRules: false,
    devIndicators: false,
    // A not-found.tsx would travel in the RSC payload of every page, 50 kB of home content each.
    experimental: {
      globalNotFound: true,
      // Next's own is one less, which on two cores leaves a large archive to one process: a third longer.
      cpus: availableParallelism(),
      // A build depends on its sources alone. The cache grew by 90 MB a build, took longer than it saved, and
      // brought back errors of files long gone.
      turbopackFileSystemCacheForBuild: false,
      // Of what Next writes for browsers only the styles are kept, and build/stylesheets.ts makes them small.
      turbopackMinify: false,
      turbopackSourceMaps: false,
    },
  };
}
