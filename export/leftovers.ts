import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * What Next leaves in the export for its router and no link of this site asks for: payloads (`*.txt`
 * beside a page, folders of `__next.*`), the page behind 404.html, and the build's manifests.
 */
export async function leftoversOf(out: string): Promise<string[]> {
  const assets = join(out, '_next/static');
  const kept = ['chunks', 'media'];
  const manifests = (await readdir(assets)).filter((name) => !kept.includes(name));
  return [...(await routerLeftovers(out)), ...manifests.map((name) => join(assets, name))];
}

async function routerLeftovers(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const pages = new Set(
    entries.filter(({ name }) => name.endsWith('.html')).map(({ name }) => name.slice(0, -5)),
  );
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.name === '_next') return [];
      if (entry.isDirectory()) {
        const inside = await readdir(path, { recursive: true });
        return inside.some((name) => /\.(html|json)$/.test(name)) ? routerLeftovers(path) : [path];
      }
      const payload =
        entry.name.startsWith('__next.') ||
        entry.name.startsWith('_not-found.') ||
        (entry.name.endsWith('.txt') && pages.has(entry.name.slice(0, -4)));
      return payload ? [path] : [];
    }),
  );
  return found.flat();
}
