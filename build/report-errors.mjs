import { relative } from 'node:path';

// Import this first where an error should end a script with its sentence and no stack. A module of content that may
// hold a slip is imported dynamically after it: what is imported as usual is read before anything here runs.
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? sentenceOf(error) : String(error));
  process.exit(1);
});

/** What an editor can do about a file that is no TypeScript; esbuild says where, and what it met there. */
function sentenceOf({ name, message }) {
  const [, file, line, met] =
    (name === 'TransformError' && message.match(/^(.+):(\d+):\d+: ERROR: (.*)$/m)) || [];
  return file
    ? `${relative('', file)}:${line}: this cannot be read (${met}): in a text write ’ for an apostrophe, begin and end it with ' or with \`, and keep it on one line.`
    : message;
}
