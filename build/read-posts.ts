import './report-errors.mjs';
import './settings';

// Runs before Next is started: settings that make no sense, errors in the content and a source that cannot
// be read end the build with a sentence each, and the last good export stays.

const { throwDataErrors } = await import('./check-content/data-files');
throwDataErrors();
const { checkPosts } = await import('./check-posts');
for (const line of await checkPosts()) console.log(line);
process.exit(0); // A request that was given up on would keep the process alive.
