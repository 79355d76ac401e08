/**
 * A script with V8's hint to compile all of it while it arrives, beside the main thread, instead of each function
 * when it is first called. https://v8.dev/blog/explicit-compile-hints
 */
export function withCompileHint(source: string): string {
  return `//# allFunctionsCalledOnLoad\n${source}`;
}
