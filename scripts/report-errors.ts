// Import this first where an error should end a script with its sentence and no stack.
process.on('uncaughtException', (error) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
