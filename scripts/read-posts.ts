import './report-errors';
import './load-settings';
import { checkPosts } from './check-posts';

// Runs before Next is started: settings that make no sense, mistakes in the content and a source that cannot
// be read end the build with a sentence each, and the last good export stays.

for (const line of await checkPosts()) console.log(line);
process.exit(0); // A request that was given up on would keep the process alive.
