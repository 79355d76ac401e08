import { documents } from '../facts';
import type { ServicePage } from '../service-page';

/**
 * To be copied: EDITING.md, “Add a service”. It shows every kind of section and every field; take out what a page does
 * not need. `npm run check:content` lists what still begins with “To write:”.
 */
export const template = {
  title: 'To write: the page’s main heading',
  headline: 'To write: what the reader gets, as you would say it to them, at most 60 characters',
  searchTitle: 'To write: what searchers look for, at most 60 characters',
  description: 'To write: what it is and for whom, 110 to 160 characters.',
  intro:
    'To write: two or three sentences; [words](contact) lead to a page, **words** are stressed.',
  // A picture from content/pictures/ in place of the drawing: picture: { file: 'office.jpg', alt: 'Two analysts at a desk' },
  sections: [
    {
      kind: 'features',
      heading: 'What it consists of',
      intro: 'To write: a sentence, or take this line out.',
      items: [{ title: 'To write: a part', text: 'To write: one to three sentences.' }],
    },
    {
      kind: 'reasons',
      heading: 'Why do it at all',
      items: [{ title: 'To write: a reason', text: 'To write: what it means for the buyer.' }],
    },
    {
      kind: 'strengths',
      items: [{ title: 'To write: a strength', text: 'To write: one to three sentences.' }],
    },
    {
      kind: 'steps',
      heading: 'How it runs',
      intro: 'To write: a sentence, or take this line out.',
      steps: [
        {
          title: 'To write: a step',
          text: 'To write: what we do in it.',
          customer: 'To write: what the customer does in it, as a clause',
        },
      ],
      provide: ['To write: what the customer provides'],
      receive: ['To write: what the customer receives'],
    },
    {
      kind: 'cards',
      heading: 'Where it leads',
      intro: 'To write: a sentence, or take this line out.',
      cards: [
        {
          route: 'contact',
          title: 'To write: a page',
          text: 'To write: what it offers.',
        },
      ],
    },
    {
      kind: 'technologies',
      heading: 'What we work with',
      intro: 'To write: what the list means.',
      list: 'authorized',
      motion: 'carousel',
    },
    {
      kind: 'fit',
      heading: 'Is it the right service?',
      suits: ['To write: completes “Choose this if …”'],
      instead: [{ when: 'To write: completes “If …”', choose: 'services' }],
    },
    {
      kind: 'table',
      heading: 'How it is measured',
      intro: 'To write: a sentence, or take this line out.',
      columns: ['To write: what is measured', 'To write: the target'],
      rows: [['To write: a measure', 'To write: its target']],
    },
    {
      kind: 'questions',
      items: [
        {
          question: 'To write: as a buyer asks it?',
          answer: 'To write: one to four sentences; the first one answers.',
        },
      ],
    },
    // A specimen is a module of its own: EDITING.md, “Show a specimen of the work”.
  ],
  quote: 'To write: one or two sentences, without quotation marks.',
  callToAction: 'To write: the heading over the Contact Us button',
  typical: { weeks: 'To write: the usual weeks, as 3 to 5, or take this line out' },
  sources: [documents.csf],
} as const satisfies ServicePage;
