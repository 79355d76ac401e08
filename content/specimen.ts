/** The customer of every specimen. Fictional; must not match a real company. */
export const specimenCustomer = 'Imaginary Biscuits';

/** The fragment of a service page's specimen: the same on each, so that a link to it can be guessed. */
export const SPECIMEN_FRAGMENT = 'specimen';

/**
 * What a customer would receive, set as the real thing on a sheet of its own. A service page has one. Its texts are
 * plain: links and stress have no place on the sheet. Whatever is counted in it is counted again by specimens.test.ts.
 */
export type SpecimenSection =
  | TicketSpecimen
  | RuleSpecimen
  | ContainmentSpecimen
  | DutiesSpecimen
  | BoardSpecimen
  | FindingSpecimen
  | RegisterSpecimen
  | MatrixSpecimen
  | ChangeSpecimen
  | PaperSpecimen;

/** What every sheet has, whatever its form. */
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
}

/** A word and what is said under it. */
export interface Entry {
  label: string;
  text: string;
}

/** A shift’s hand-over: the bar of its hours with every alert, and the log of the one that mattered. */
export interface TicketSpecimen extends Sheet {
  form: 'ticket';
  /** Whose clock the times are. */
  clock: string;
  /** The shift, and when in it an alert came, in order. */
  shift: Hours & { alerts: readonly string[] };
  /** In order of time. */
  events: readonly TicketEvent[];
  /** The spans that a report counts, from one event to a later one. */
  spans: readonly Span[];
  /** What is asked of the customer. */
  decision: Entry;
}

export interface TicketEvent {
  /** `HH:MM`. */
  time: string;
  /** Who acted: “Rule”, “We” or “You”. */
  by: string;
  /** What happened, in a sentence. */
  text: string;
  /** A rule, a command or a log line that belongs to it. */
  code?: string;
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

/** The life of a detection rule: what each version added, how it was tested, and its alerts week by week. */
export interface RuleSpecimen extends Sheet {
  form: 'rule';
  /** In their order, each live until the next. */
  versions: readonly RuleVersion[];
  decision: Entry;
}

export interface RuleVersion {
  /** “Version 1”. */
  label: string;
  /** The lines that it adds to the rule. */
  code: readonly string[];
  /** Why, and what came of it. */
  text: string;
  /** The weeks in which it was live, one after another. */
  weeks: readonly RuleWeek[];
  /** From the test’s event to the rule’s alert. */
  test: Span;
}

export interface RuleWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  from: string;
  alerts: number;
  /** How many of them were incidents. */
  incidents?: number;
}

/** A containment as a plan of lines: what state each host was in, and every action with its leave and its way back. */
export interface ContainmentSpecimen extends Sheet {
  form: 'containment';
  /** Whose clock the times are. */
  clock: string;
  /** What the plan shows; it starts on the hour or at ten past, twenty past and so on. */
  hours: Hours;
  /** A line each. */
  hosts: readonly HostLine[];
  /** The words over the log’s columns: when, what, what allows it, how to undo it. */
  columns: readonly [time: string, action: string, allowed: string, undo: string];
  /** In order of time. */
  actions: readonly (readonly [time: string, action: string, allowed: string, undo: string])[];
  /** The spans that a report counts, from one action to a later one. */
  spans: readonly Span[];
  decision: Entry;
}

export interface HostLine {
  name: string;
  /** One after another. */
  states: readonly (Hours & {
    /** Attacked, cut off, or left on while we look. */
    state: 'attacked' | 'isolated' | 'watched';
    /** What the line says, where there is room for it. */
    label?: string;
  })[];
}

/** Who acts: a task a row, with the two sides left and right of it. */
export interface DutiesSpecimen extends Sheet {
  form: 'duties';
  /** The words over the columns: the customer, the task, us. */
  columns: readonly [you: string, task: string, we: string];
  duties: readonly Duty[];
  notes: readonly Entry[];
}

export interface Duty {
  task: string;
  acts: 'you' | 'we';
  /** What either side does in it. */
  you: string;
  we: string;
  /** Who of the side that acts. */
  person: string;
}

/** A page for a board: what was due as boxes, figures then and now as bars, what follows from them, and one decision. */
export interface BoardSpecimen extends Sheet {
  form: 'board';
  /** What was due is either accepted or late. */
  progress: { label: string; due: number; accepted: number; late: number; text: string };
  figures: Table & { label: string };
  parts: readonly Entry[];
  decision: Entry;
}

/** A finding as a report has it: parts with their names in the margin, and the stamp of the retest. */
export interface FindingSpecimen extends Sheet {
  form: 'finding';
  /** The CVSS v4.0 vector and what it computes to; absent where no single weakness is scored. */
  severity?: { vector: string; score: number; rating: 'Low' | 'Medium' | 'High' | 'Critical' };
  /** In the order of the report. */
  parts: readonly FindingPart[];
  /** What the retest found, with its day. */
  stamp: string;
}

export interface FindingPart extends Omit<Entry, 'text'> {
  /** In words; a part has words, code or both. */
  text?: string;
  /** As sent, received or configured, a line each. */
  code?: readonly string[];
}

/** The highest score, likelihood times impact, that may stay untreated; the drawing of the matrix has the same line. */
export const RISK_APPETITE = 9;

/** One row of a register, laid out as a form. */
export interface RegisterSpecimen extends Sheet {
  form: 'register';
  /** The fields in the order of the register. */
  fields: readonly Entry[];
  /** How it was rated, before and after; a score is likelihood times impact. */
  ratings?: readonly RiskRating[];
  /** What was looked for as evidence, and whether it was seen. */
  evidence?: readonly { item: string; seen: boolean }[];
  /** Who owns it, what was decided and by when. */
  decision: Entry;
}

export interface RiskRating {
  /** “Inherent” or “Residual”. */
  label: string;
  /** 1 to 5. */
  likelihood: number;
  /** 1 to 5. */
  impact: number;
  /** Likelihood times impact. */
  score: number;
}

/** Who may do what, or what is done with which: a table of marks. */
export interface MatrixSpecimen extends Sheet {
  form: 'matrix';
  /** The first names the rows. */
  columns: readonly string[];
  /** One cell for each column; `**words**` is the mark that counts. */
  rows: readonly (readonly string[])[];
  /** Of each column after the first, the devices that it is about. */
  fleet?: readonly Devices[];
  /** What the marks mean, or who signed. */
  notes: readonly Entry[];
}

export interface Devices {
  count: number;
  /** How many of them carry no agent. */
  unseen?: number;
  /** The place among them of the one that is cut off, from 1. */
  isolated?: number;
}

/** Lines before and after: of a rule set, of a program, of a clause. */
export interface ChangeSpecimen extends Sheet {
  form: 'change';
  /** Code is set in the monospace, rules too but with large numbers, clauses in the site's face. */
  setAs: 'code' | 'rules' | 'clauses';
  /** Before and after, or one hunk that holds both. */
  versions: readonly Version[];
  /** What is said of single lines. */
  notes: readonly LineNote[];
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
  /** Of a rule, true where one above matches all that it would, so that it never acts. */
  shadowed?: true;
}

export interface LineNote {
  /** The number of the line it is about. */
  line: string;
  text: string;
}

/** A document on one page: of clauses, of cards, or a message taken apart. */
export interface PaperSpecimen extends Sheet {
  form: 'paper';
  /** Numbered clauses, or cards side by side. */
  layout: 'clauses' | 'cards';
  /** In reading order. */
  parts: readonly PaperPart[];
  /** What the paper asks for, or who signed it. */
  decision: Entry;
}

export interface PaperPart {
  label: string;
  /** A sentence or two. */
  text?: string;
  /** Points, numbered where the text counts them. */
  points?: readonly string[];
  /** A message with its tell-tale signs, which the points explain by number. */
  message?: readonly MessageLine[];
  /** Figures; with `sum`, the last row adds up those above it. */
  figures?: Table;
}

export interface Table {
  columns: readonly string[];
  rows: readonly Figures[];
  sum: boolean;
}

export interface MessageLine {
  /** Of a line of the head, what it says: “From”, “Subject”. */
  field?: string;
  text: string;
  /** The number of the point that explains what is wrong with it. */
  sign?: number;
}

/** A row of figures under its name. */
export type Figures = readonly [name: string, ...figures: number[]];
