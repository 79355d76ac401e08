import { readdirSync } from 'node:fs';

/** What app/blog/ holds that is a file or folder of the export, in the order of the alphabet; not the posts themselves. */
export function routesBelowBlog(): string[] {
  return readdirSync('app/blog', { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^[[(_]/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}
