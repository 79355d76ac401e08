import './report-errors.mjs';
import './settings';

// Runs before Next is started: settings that make no sense, errors in types and content and a source that cannot be read
// end the build with a sentence each, and the last good export stays. What Next needs of posts and pictures is made here
// too.

const { shapeFindings } = await import('./check-content/shape');
const { throwErrors } = await import('../lib/finding');
const isBuild = Boolean(process.env.SITE_ROOT);
// What is wrong in code alone keeps no development server from starting.
throwErrors((await shapeFindings()).filter(({ file }) => isBuild || file.startsWith('content/')));
const { checkPosts } = await import('./check-posts');
for (const line of await checkPosts()) console.log(line);
// Not for `npm run dev`, which shows the originals.
if (isBuild) {
  const { makePictures } = await import('./pictures');
  await makePictures();
}
process.exit(0); // A request that was given up on would keep the process alive.
