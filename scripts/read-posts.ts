import './load-settings';

// Runs before Next touches out/: settings that make no sense, and a source that cannot be read, end the
// build with one message, and the last good export stays.

try {
  // Only now, for modules that read settings throw while they are loaded.
  const { checkPosts } = await import('./check-posts');
  for (const line of await checkPosts()) console.log(line);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
process.exit(0); // A request that was given up on would keep the process alive.
