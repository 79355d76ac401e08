import 'server-only';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { visit } from 'unist-util-visit';
import { readMarkdown } from './blog/markdown';
import type { Post } from './blog/post';
import { pictureFolder } from './file-paths';

/** A picture as the build made it; the original in `npm run dev`, so that an edit shows at once. */
export interface MadePicture {
  /** Its own size, which no copy exceeds; unset in development. */
  width?: number;
  height?: number;
  /** Its address; of several sizes, without the width and the ending. */
  address: string;
  /** The widths that it is there in, from the least; a drawing has one file for all. */
  widths: readonly number[];
}

/** The folder of the originals, which are not published. */
export const ORIGINALS = process.env.PICTURES_FOLDER || 'content/pictures';

/** Pictures by the address that a post names them by. */
export type Pictures = Readonly<Record<string, MadePicture>>;

/** The file in which build/pictures.ts notes what it made, for all of Next's workers. */
export function picturesNote(): string {
  return join(process.env.SITE_ROOT ?? '.', 'pictures.json');
}

/** The name of the picture that an address stands for: the name alone, or below /pictures/. */
export function pictureNameOf(address: string): string {
  const name = address.startsWith(pictureFolder) ? address.slice(pictureFolder.length) : address;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

let made: Pictures | undefined;

/** The picture that a field or a post names; undefined where there is none. */
export function findPicture(address: string): MadePicture | undefined {
  const name = pictureNameOf(address);
  if (process.env.NODE_ENV !== 'development') {
    made ??= readNote();
    return made[name];
  }
  const isThere = !/[/\\]/.test(name) && existsSync(join(ORIGINALS, name));
  return isThere ? { address: pictureFolder + encodeURIComponent(name), widths: [] } : undefined;
}

/**
 * The picture of a field.
 * @throws where there is none; the check of the content has named it before.
 */
export function pictureOf(file: string): MadePicture {
  const found = findPicture(file);
  if (!found) throw new Error(`There is no picture “${file}”: see npm run check:content.`);
  return found;
}

/** The pictures that a post shows. */
export function picturesOf({ picture, content }: Pick<Post, 'picture' | 'content'>): Pictures {
  const addresses = picture ? [picture] : [];
  // Most posts have none, and reading a text takes time.
  if (content.includes('![')) {
    visit(readMarkdown(content), (node) => {
      if (node.type === 'image' || node.type === 'definition') addresses.push(node.url);
    });
  }
  const found = addresses.map((address) => [address, findPicture(address)] as const);
  return Object.fromEntries(found.filter((pair): pair is [string, MadePicture] => !!pair[1]));
}

function readNote(): Pictures {
  try {
    return JSON.parse(readFileSync(picturesNote(), 'utf8'));
  } catch {
    return {}; // No build has been here, as in unit tests.
  }
}
