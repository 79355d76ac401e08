import type { RouteId, ServiceId } from './routes';
import type { SpecimenSection } from './specimen';
import type { TechnologyListId } from './technologies';

/**
 * The shape of a service or listing page. In every `text`-like field `[words](routeId)` makes a link
 * to a page, `[words](/files/form.pdf)` to a file of public/, and `**words**` stresses them; acronyms in
 * content/glossary.ts are expanded at first use by themselves.
 */
export interface ServicePage {
  /** The page's one main heading; also its title in search results, before the company's name. */
  title: string;
  /** What the reader gets, as you would say it to them, large under the title; at most 60 characters. */
  headline: string;
  /** What search results show in its place, at most 60 characters: what it is, in the words of those who look for it. */
  searchTitle?: string;
  /** What search results and link previews say, 110 to 160 characters, unlike any other page's. */
  description: string;
  /** Two or three sentences under the main heading: what it is, for whom, what it changes. */
  intro: string;
  /** Beside that, in place of the service's drawing. */
  picture?: Picture;
  /** The body, in reading order. */
  sections: readonly Section[];
  /** The quote that closes a service's page, one or two sentences, without quotation marks: they are added. */
  quote?: string;
  /** What the reader may do next, over the Contact Us button that ends the page; unless a question, its first button. */
  callToAction: string;
  /** One or two sentences under that, where no quote says it. */
  callText?: string;
  /** What the work usually takes: the table of /buying prints what is given. Only what the company has confirmed. */
  typical?: Typical;
  /** The standards and laws that the page names: `documents` of content/facts.ts. */
  sources?: readonly Source[];
}

export interface Typical {
  /** How many weeks it usually takes, as in `3 to 5`. */
  weeks?: string;
  /** How many of our people work on it, as in `2`. */
  people?: string;
  /** The price that it starts from, with its currency and unit, as in `SGD 9,000 a month`. */
  from?: string;
}

/** A picture of content/pictures/. */
export interface Picture {
  /** The name of its file there, such as `office.jpg`. */
  file: string;
  /** What it shows, in a few words, for who cannot see it. */
  alt: string;
}

/** The kinds of section, each told by its `kind`. A new one needs three pages that want it. */
export type Section =
  | FeaturesSection
  | ReasonsSection
  | StrengthsSection
  | StepsSection
  | ServiceCardsSection
  | TechnologiesSection
  | FitSection
  | TableSection
  | QuestionsSection
  | SpecimenSection;

/** A short titled text. */
export interface Item {
  /** Two to six words. */
  title: string;
  /** One to three sentences. */
  text: string;
}

/** What the service consists of: usually four items. */
export interface FeaturesSection {
  kind: 'features';
  /** Left of the items. */
  heading: string;
  /** Optional sentence or two under the heading. */
  intro?: string;
  /** What it consists of, one part an entry. */
  items: readonly Item[];
}

/** Why a buyer would do this at all: ruled rows. */
export interface ReasonsSection {
  kind: 'reasons';
  /** Over the rows. */
  heading: string;
  /** A reason, and what it means for the buyer. */
  items: readonly Item[];
}

/** Why the buyer would do it with this company: usually four items. Right after the reasons they stand beside them. */
export interface StrengthsSection {
  kind: 'strengths';
  /** A strength, and what shows it. */
  items: readonly Item[];
}

/** How the work runs: an ordered process with what each side does, what the customer gives for it and gets. */
export interface StepsSection {
  kind: 'steps';
  /** Over the steps, with the service's example of time and price. */
  heading: string;
  /** Optional sentence or two under the heading. */
  intro?: string;
  /** In their order; the numbers are added. */
  steps: readonly Step[];
  /** What the customer provides, one thing an entry. */
  provide?: readonly string[];
  /** The deliverables, one an entry, beside that. */
  receive?: readonly string[];
}

export interface Step {
  /** The step's name, as the methodology gives it. */
  title: string;
  /** What we do in it. */
  text: string;
  /** What the customer does in it, as a clause that follows “You:”. */
  customer?: string;
}

/** Rows that lead to other pages, each with Read More. */
export interface ServiceCardsSection {
  kind: 'cards';
  /** Left of the cards. */
  heading: string;
  /** Optional sentence or two under the heading. */
  intro?: string;
  /** In their order. */
  cards: readonly ServiceCard[];
}

export interface ServiceCard extends Item {
  /** The page the card leads to. */
  route: RouteId;
}

/** A strip of technology logos. */
export interface TechnologiesSection {
  kind: 'technologies';
  /** Left over the strip; it is also what screen readers call the strip. */
  heading: string;
  /** One sentence on what the list means. */
  intro?: string;
  /** Which list of content/technologies.ts is shown. */
  list: TechnologyListId;
  /** A grid that stands still, or a carousel that moves. */
  motion: 'still' | 'carousel';
}

/** For whom the service is, and who should choose another; beside the questions that follow it. */
export interface FitSection {
  kind: 'fit';
  /** Over both lists. */
  heading: string;
  /** Situations in which this service is the right one; each completes “Choose this if …”. */
  suits: readonly string[];
  /** Situations in which another one is. */
  instead: readonly Alternative[];
}

export interface Alternative {
  /** The situation, as a clause that completes “If …”. */
  when: string;
  /** The page to choose then. */
  choose: ServiceId;
}

/** A comparison, or how the service is measured. The first column is the row's header. */
export interface TableSection {
  kind: 'table';
  /** Over the table; it is also what screen readers call the table. */
  heading: string;
  /** Optional sentence or two under the heading. */
  intro?: string;
  /** The words of the first row, one a column. */
  columns: readonly string[];
  /** One cell for each column. */
  rows: readonly (readonly string[])[];
}

/** Real questions with straight answers. */
export interface QuestionsSection {
  kind: 'questions';
  /** In reading order; each answer is folded under its question. */
  items: readonly Question[];
}

export interface Question {
  /** As a buyer would ask it, with its question mark. */
  question: string;
  /** One to four sentences; the first one answers. */
  answer: string;
}

export interface Source {
  /** The document's name and edition. */
  title: string;
  /** Its official page. */
  url: `https://${string}`;
}
