import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeArchive } from '../../e2e/archive';

/** As many as the site began with. */
const FEW_POSTS = 13;
/** So many times as long as with few posts a build may take: a loop inside a loop over the posts takes longer. */
const MOST_GROWTH = 4;

/** Times a build of an archive beside one of few posts; whether it stays within the limit. */
export function timeArchive(posts: number): boolean {
  const [few = 0, many = 0] = [FEW_POSTS, posts].map(secondsToBuild);
  console.log(`${FEW_POSTS} posts: ${few.toFixed(0)} s; ${posts} posts: ${many.toFixed(0)} s`);
  if (many <= few * MOST_GROWTH) return true;
  console.error(`That is more than ${MOST_GROWTH} times as long.`);
  return false;
}

function secondsToBuild(posts: number): number {
  const root = 'variants/bench';
  rmSync(root, { recursive: true, force: true });
  writeArchive(`${root}/posts`, posts);
  const env = {
    ...process.env,
    SITE_ROOT: root,
    POSTS_FOLDER: `${root}/posts`,
    PICTURES_FOLDER: 'e2e/pictures',
  };
  const started = performance.now();
  const { status } = spawnSync(process.execPath, ['tools/build.mjs'], { env, stdio: 'inherit' });
  if (status !== 0) throw new Error(`The build of ${posts} posts failed.`);
  return (performance.now() - started) / 1000;
}
