/** What a text costs to read on a modest machine: measured, and rounded up. */
const COST_MS = {
  character: 0.0023,
  line: 0.1,
  opening: 0.15,
  punctuation: 0.01,
  mark: 0.05,
  markPair: 0.00015,
  nestingPair: 0.0016,
};

/** About 35,000 words of ordinary prose. */
const MOST_MS = 1000;

/** What begins a quote or an item, and how deep the line thereby stands. */
const OPENINGS = /^[ \t]*(?:(?:>|[-+*](?=[ \t])|\d{1,9}[.)](?=[ \t]))[ \t]*)+/;

/** A line that begins a block of its own whatever stands before it. */
const BLOCK_START = /^ {0,3}(?:[-+*>#]|$)/;

/**
 * Whether reading a text as Markdown would hold a build or a browser up. The reader takes as long as the
 * square of the marks in a paragraph, and of the depth of quotes and lists: 10,000 of them take minutes.
 */
export function isTooCostly(markdown: string): boolean {
  let cost = markdown.length * COST_MS.character;
  let marks = 0;
  const count = () => {
    cost += marks * COST_MS.mark + marks ** 2 * COST_MS.markPair;
    marks = 0;
  };
  for (const line of markdown.split('\n', MOST_MS / COST_MS.line + 1)) {
    if (BLOCK_START.test(line.trimEnd())) count();
    marks += line.match(/[*_~[\]!`<]/g)?.length ?? 0;
    const depth = depthOf(line);
    cost += COST_MS.line + (depth && COST_MS.opening) + depth ** 2 * COST_MS.nestingPair;
    cost += (line.match(/[!-/:-@[-`{-~]/g)?.length ?? 0) * COST_MS.punctuation;
    if (cost > MOST_MS) return true;
  }
  count();
  return cost > MOST_MS;
}

function depthOf(line: string): number {
  const [openings = ''] = line.match(OPENINGS) ?? [];
  const indent = openings.search(/[^ \t]/);
  return openings === '' ? 0 : indent / 2 + (openings.match(/[>+*-]|\d+[.)]/g)?.length ?? 0);
}
