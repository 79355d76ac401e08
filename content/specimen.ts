/** The customer of every specimen. Fictional; must not match a real company. */
export const specimenCustomer = 'Imaginary Biscuits';

/** The fragment of a service page's specimen: the same on each, so that a link to it can be guessed. */
export const SPECIMEN_FRAGMENT = 'specimen';

/**
 * What a customer would receive, set as the real thing on a sheet of its own, in one of five patterns. A service page
 * has one. Its texts are plain, without links. `npx jest specimens` computes again what it counts, and
 * `npm run reports:print` prints its PDF again.
 */
export type SpecimenSection =
  | LogSpecimen
  | FindingSpecimen
  | DiffSpecimen
  | MatrixSpecimen
  | PaperSpecimen;

/** What every sheet has, whatever its pattern. */
interface Sheet {
  kind: 'specimen';
  /** Over the sheet. */
  heading: string;
  /** Among the sample reports: what a buyer can tell from it about the work, one sentence. */
  proves: string;
  /** There too: who reads it at the customer’s. */
  readers: string;
  /** One sentence beside the heading: when a customer gets this, and what it is for. */
  intro: string;
  /** What kind of document it is, and its number, as in “Ticket 0412”. */
  document: string;
  /** The document's own title: what happened, was found or is asked. */
  title: string;
  /** The one figure that the eye should find first, at most seven characters, and what it counts. */
  figure: { value: string; text: string };
  /** Under the figure: what else is counted or rated, at most three. */
  facts?: readonly Entry[];
  /** The last row: what the customer decides, who signed, or what the retest found. */
  outcome?: Entry;
}

/** A word and what is said of it. */
export interface Entry {
  label: string;
  text: string;
  /** Set in the face of code. */
  isCode?: true;
}

/** A numbered part of a document: words, lines of code, points or figures. */
export interface Part {
  /** The fragment that leads to it, where something links there. */
  id?: string;
  label: string;
  text?: string;
  /** As sent, received or configured, a line each. */
  code?: readonly string[];
  points?: readonly string[];
  figures?: Figures;
}

/** Numbers with a bar each, on one scale; with `sum`, the last row adds up those above it. */
export interface Figures {
  /** The first says what is counted. */
  columns: readonly string[];
  rows: readonly FigureRow[];
  sum: boolean;
  /** A number that broke its limit. */
  over?: number;
}

/** A row of numbers under its name. */
export type FigureRow = readonly [name: string, ...numbers: number[]];

/** What happened, by the clock. The figure is the time of the one event that is marked. */
export interface LogSpecimen extends Sheet {
  form: 'log';
  /** Whose clock the times are. */
  clock: string;
  /** The hours around the log as a line, and what came in them, in order of time. */
  strip: Hours & { label: string; times: readonly string[] };
  /** In order of time. */
  events: readonly LogEvent[];
  /** The spans that a report counts, from one event to a later one. */
  spans: readonly Span[];
  figures?: Figures;
}

export interface LogEvent {
  /** `HH:MM`. */
  time: string;
  /** Who acted: “Rule”, “We” or “You”. */
  by: string;
  /** What happened, in a sentence. */
  text: string;
  /** A message or a command that belongs to it, a line each. */
  code?: readonly string[];
  points?: readonly string[];
  /** What allows it, how to undo it. */
  notes?: readonly Entry[];
  /** True for the one event that the eye should find first. */
  marked?: true;
}

export interface Span {
  /** What the span is called in reports. */
  label: string;
  /** The time of the event in which it begins. */
  from: string;
  /** The time of the event in which it ends. */
  to: string;
  /** Minutes between the two. */
  minutes: number;
}

/** From one `HH:MM` to another, over midnight where the second is the smaller. */
export interface Hours {
  from: string;
  to: string;
}

/** A finding, or a row of a register: its figure, then evidence and fix. */
export interface FindingSpecimen extends Sheet {
  form: 'finding';
  /** The CVSS v4.0 vector that the figure is computed from, and the rating that belongs to it. */
  severity?: { vector: string; rating: 'Low' | 'Medium' | 'High' | 'Critical' };
  /** How a risk was rated, before and after treatment; the figure is the one score and the other. */
  ratings?: readonly [inherent: RiskRating, residual: RiskRating];
  /** In the order of the report. */
  parts: readonly Part[];
}

export interface RiskRating {
  /** “Inherent” or “Residual”. */
  label: string;
  /** 1 to 5. */
  likelihood: number;
  /** 1 to 5. */
  impact: number;
}

/** Lines before and after: of a program, of a rule set, of a clause. */
export interface DiffSpecimen extends Sheet {
  form: 'diff';
  /** Code is set in the monospace, clauses in the site's face. */
  setAs: 'code' | 'clauses';
  figures?: Figures;
  /** In order of time. */
  versions: readonly Version[];
  /** Why: under the number of a line, or the name of a version. */
  reasons: readonly Entry[];
}

export interface Version {
  /** “As found”, “As adopted”. */
  label: string;
  lines: readonly Line[];
}

export interface Line {
  /** Its number, as the document counts. */
  number: string;
  text: string;
  /** Whether the change takes the line out or puts it in. */
  change?: 'out' | 'in';
}

/** Who may do what, or what is done with which. */
export interface MatrixSpecimen extends Sheet {
  form: 'matrix';
  /** The first names the rows. */
  columns: readonly string[];
  /** One cell for each column; `**words**` is the mark that counts. */
  rows: readonly (readonly string[])[];
  /** What the marks mean, or who signed. */
  notes: readonly Entry[];
}

/** A question, its options and what is advised, or an exercise, on one page. */
export interface PaperSpecimen extends Sheet {
  form: 'paper';
  /** Under the parts; over them, and open, where those are folded. */
  figures?: Figures;
  /** In reading order. */
  parts: readonly Part[];
}
