// Import this first where an error should end a script with its sentence and no stack. A module of content that may
// hold a slip is imported dynamically after it: what is imported as usual is read before anything here runs.
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
